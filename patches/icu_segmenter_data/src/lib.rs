//! Data for the `icu_segmenter` crate, without dictionaries; see README.md.

#![no_std]

include!("../data/segmenter_break_grapheme_cluster_v1.rs.data");
include!("../data/segmenter_break_grapheme_cluster_v2.rs.data");
include!("../data/segmenter_break_line_override_v2.rs.data");
include!("../data/segmenter_break_line_v1.rs.data");
include!("../data/segmenter_break_line_v2.rs.data");
include!("../data/segmenter_break_line_v3.rs.data");
include!("../data/segmenter_break_sentence_override_v1.rs.data");
include!("../data/segmenter_break_sentence_override_v2.rs.data");
include!("../data/segmenter_break_sentence_v1.rs.data");
include!("../data/segmenter_break_sentence_v2.rs.data");
include!("../data/segmenter_break_word_override_v1.rs.data");
include!("../data/segmenter_break_word_v1.rs.data");
include!("../data/segmenter_break_word_v2.rs.data");
include!("../data/segmenter_unihan_radical_v1.rs.data");

/// Marks a type as a data provider.
#[doc(hidden)]
#[macro_export]
macro_rules! __make_provider {
    ($provider:ty) => {
        impl $provider {
            #[allow(dead_code)]
            pub(crate) const MUST_USE_MAKE_PROVIDER_MACRO: () = ();
        }
        icu_provider::marker::impl_data_provider_never_marker!($provider);
    };
}
#[doc(inline)]
pub use __make_provider as make_provider;

/// Makes a type a provider that has no data of this kind in any language.
#[doc(hidden)]
#[macro_export]
macro_rules! __impl_without_data {
    ($provider:ty, $marker:ident) => {
        impl icu_provider::DataProvider<icu::segmenter::provider::$marker> for $provider {
            fn load(
                &self,
                request: icu_provider::DataRequest,
            ) -> Result<icu_provider::DataResponse<icu::segmenter::provider::$marker>, icu_provider::DataError> {
                let marker = <icu::segmenter::provider::$marker as icu_provider::DataMarker>::INFO;
                Err(icu_provider::DataErrorKind::IdentifierNotFound.with_req(marker, request))
            }
        }
    };
}

/// Chinese and Japanese dictionaries: none.
#[macro_export]
macro_rules! impl_segmenter_dictionary_auto_v2 {
    ($provider:ty) => {
        $crate::__impl_without_data!($provider, SegmenterDictionaryAutoV2);
    };
}

/// Thai, Lao, Khmer and Burmese dictionaries: none.
#[macro_export]
macro_rules! impl_segmenter_dictionary_extended_v2 {
    ($provider:ty) => {
        $crate::__impl_without_data!($provider, SegmenterDictionaryExtendedV2);
    };
}

/// Models for Thai, Lao, Khmer and Burmese: none.
#[macro_export]
macro_rules! impl_segmenter_lstm_auto_v1 {
    ($provider:ty) => {
        $crate::__impl_without_data!($provider, SegmenterLstmAutoV1);
    };
}

/// The version of CLDR.
#[macro_export]
macro_rules! cldr_tag {
    () => {
        "49.0.0"
    };
}

/// The version of Unicode.
#[macro_export]
macro_rules! unicode_tag {
    () => {
        "18.0.0"
    };
}

/// The version of the models that are left out.
#[macro_export]
macro_rules! segmenter_lstm_tag {
    () => {
        "v0.1.0"
    };
}
