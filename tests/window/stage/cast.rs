//! The players, and the titles of their sessions.

/// Players by index: 0 to 4 play Solo Whist, 5 to 9 Oh Hell, 10 to 13 Bid Whist, 14 to 17 Whist.
pub(crate) struct Cast {
    /// All names.
    pub(crate) names: [&'static str; 18],
    /// The titles in the order of [`super::evenings::EVENINGS`].
    pub(crate) titles: [&'static str; 8],
    /// The name of the house rules.
    pub(crate) house: &'static str,
    /// The current time.
    pub(crate) now: &'static str,
}

/// For the images.
pub(crate) const ENGLISH: Cast = Cast {
    names: [
        "Agnieszka",
        "Paweł",
        "Zofia",
        "Łukasz",
        "Ewa",
        "Chiara",
        "Matteo",
        "Giulia",
        "Lorenzo",
        "Beatrice",
        "Renee",
        "Denise",
        "Terrence",
        "Andre",
        "Kaarel",
        "Liis",
        "Mart",
        "Triin",
    ],
    titles: [
        "Friday at Zofia’s",
        "Lake house",
        "All Saints",
        "Kaarel’s birthday",
        "Wizard’s night",
        "The last one before Christmas",
        "Friday at Paweł’s",
        "All of us",
    ],
    house: "Lake house rules",
    now: "2025-11-14T22:07:00+01:00",
};

/// For the images in Persian.
pub(crate) const PERSIAN: Cast = Cast {
    names: [
        "شیرین",
        "رضا",
        "مینا",
        "بهرام",
        "نسرین",
        "آرش",
        "لیلا",
        "کامران",
        "پریسا",
        "داریوش",
        "سیمین",
        "فرهاد",
        "گلناز",
        "هوشنگ",
        "مهتاب",
        "جمشید",
        "رویا",
        "سهراب",
    ],
    titles: [
        "جمعه‌شب، خانهٔ مینا",
        "ویلای کنار دریا",
        "شب یلدا",
        "تولد مهتاب",
        "شب جادوگرها",
        "آخرین شب پاییز",
        "جمعه‌شب، خانهٔ رضا",
        "همهٔ ما",
    ],
    house: "قانون‌های ویلا",
    now: "2025-11-14T22:07:00+03:30",
};

/// Longer than most names, with no word longer than the longest first names.
pub(crate) const LONG: Cast = Cast {
    names: [
        "Agnieszka Wiśniewska",
        "Paweł Kowalczyk jr.",
        "Konstantyn Zieliński",
        "Łukasz Grzegorzewski",
        "Ewa Maria Święcicka",
        "Chiara Quattrocchi",
        "Matteo Alessandro M.",
        "Francesca Santacroce",
        "Lorenzo il Magnifico",
        "Beatrice Portinari",
        "Renee Throckmorton",
        "Denise Cholmondeley",
        "Terrence Wolfeschleg",
        "Bartholomew Andrews",
        "Kaarel Mägi-Sõnajalg",
        "Liis-Marleen Õunapuu",
        "Mart Kuusekännukäär",
        "Triin Jäääär-Põldsaar",
    ],
    titles: [
        "The Friday before the long weekend at Zofia’s",
        "Lake house, the second rainy Sunday of August",
        "All Saints, everybody together again",
        "Kaarel’s fortieth birthday in Viljandi",
        "Wizard’s night with the neighbours",
        "The last one before Christmas",
        "Friday at Paweł’s new flat in Żoliborz",
        "All of us, round the large table in the garden",
    ],
    house: "Rules of the lake house, as agreed in August",
    now: "2025-11-14T22:07:00+01:00",
};

impl Cast {
    /// All typed texts.
    pub(crate) fn typed(&self) -> impl Iterator<Item = &'static str> {
        self.names
            .into_iter()
            .chain(self.titles)
            .chain([self.house])
    }
}
