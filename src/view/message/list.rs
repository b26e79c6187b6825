//! How a list of sentences becomes an enum: its names, its keys, and what stands in each.

/// One line a sentence: its name, what stands in it, its key, what it is for. After `with`
/// stand the lists of other areas, each an enum of its own, made by this macro too.
macro_rules! messages {
    (
        $(#[$about:meta])*
        $list:ident $(with $($area:ident $area_doc:literal)+)?:
        $($name:ident $({ $($field:ident: $type:ty),+ })? = $key:literal $doc:literal;)+
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq)]
        #[allow(missing_docs, reason = "what a field holds is in the docstring of its sentence")]
        pub enum $list {
            $(#[doc = $doc] $name $({ $($field: $type),+ })?,)+
            $($(#[doc = $area_doc] $area($area),)+)?
        }

        impl $list {
            /// The keys of its sentences, in the order in which they stand here, and then those of its areas.
            pub fn keys() -> Vec<&'static str> {
                #[allow(unused_mut, reason = "most lists have no areas")]
                let mut keys = vec![$($key),+];
                $($(keys.extend($area::keys());)+)?
                keys
            }

            /// The sentence's key in a catalog.
            pub fn key(&self) -> &'static str {
                match self {
                    $(Self::$name $({ $($field: _),+ })? => $key,)+
                    $($(Self::$area(sentence) => sentence.key(),)+)?
                }
            }

            /// What stands in it, by name.
            pub fn args(&self) -> Vec<(&'static str, $crate::view::Arg)> {
                match self.clone() {
                    $(Self::$name $({ $($field),+ })? => vec![
                        $($((stringify!($field), $crate::view::Arg::from($field))),+)?
                    ],)+
                    $($(Self::$area(sentence) => sentence.args(),)+)?
                }
            }
        }
    };
}

pub(super) use messages;
