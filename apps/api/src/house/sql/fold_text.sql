-- before: 0009_trade
-- Company names are found by any part of them, down to one character of Japanese, which words and trigrams cannot. buyers stores the
-- answer: another text here needs a migration that writes its columns anew.
CREATE OR REPLACE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(
  normalize(regexp_replace(lower(normalize(value, NFKD)), '[\u0300-\u036f]', '', 'g'), NFC),
  'ァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶ',
  'ぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖ');
COMMENT ON FUNCTION fold_text IS 'One width, one case, no accents, katakana as hiragana.';
