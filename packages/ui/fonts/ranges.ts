/** What texts in Latin letters are made of, as a `unicode-range`: without fractions and arrows of mathematics, which nobody types here. */
export const LATIN =
  'U+0020-007E,U+00A0-00B8,U+00BA-00BB,U+00BF-00FF,U+0131,U+0152-0153,U+2009,U+2010-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2190-2193,U+2212';

/** Letters of other languages in names and places, such as ō and ł. Fetched where one of them is drawn. */
export const LATIN_EXTENDED =
  'U+0100-0130,U+0132-0151,U+0154-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';
