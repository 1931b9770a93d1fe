/** Rows of the syllabary with their consonant, in the order of the vowels a, i, u, e, o; `-` where there is none. */
const ROWS: readonly (readonly [consonant: string, kana: string])[] = [
  ['', 'あいうえお'],
  ['k', 'かきくけこ'],
  ['s', 'さしすせそ'],
  ['t', 'たちつてと'],
  ['n', 'なにぬねの'],
  ['h', 'はひふへほ'],
  ['m', 'まみむめも'],
  ['y', 'や-ゆ-よ'],
  ['r', 'らりるれろ'],
  ['w', 'わ---を'],
  ['g', 'がぎぐげご'],
  ['z', 'ざじずぜぞ'],
  ['d', 'だぢづでど'],
  ['b', 'ばびぶべぼ'],
  ['p', 'ぱぴぷぺぽ'],
];
/** Where Hepburn does not write the consonant of the row. */
const IRREGULAR = { し: 'shi', ち: 'chi', つ: 'tsu', ふ: 'fu', じ: 'ji', ぢ: 'ji', づ: 'zu', を: 'o', ん: 'n' };
const VOWELS = 'aiueo';
const LATIN: ReadonlyMap<string, string> = new Map([
  ...ROWS.flatMap(([consonant, kana]) => [...kana].map((sign, index) => [sign, `${consonant}${VOWELS[index] ?? ''}`] as const)),
  ...Object.entries(IRREGULAR),
]);
const SMALL: Readonly<Record<string, string>> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };

/**
 * How a reading in hiragana is written in Latin letters (Hepburn), in the spellings that names have: いとう gives `itou` and `ito`. Names
 * written in kanji are found by their reading this way, as everybody's name is stored in Latin letters too. Empty for anything
 * but hiragana.
 */
export function romanise(reading: string): readonly string[] {
  let latin = '';
  let doubles = false;
  for (const sign of reading) {
    if (sign === 'ー') continue;
    if (sign === 'っ') {
      doubles = true;
      continue;
    }
    const small = SMALL[sign];
    const plain = LATIN.get(sign);
    if (small !== undefined && latin.endsWith('i')) latin = contract(latin.slice(0, -1), small);
    else if (plain !== undefined) latin += doubles ? `${plain.startsWith('ch') ? 't' : (plain[0] ?? '')}${plain}` : plain;
    else return [];
    doubles = false;
  }
  const short = latin.replaceAll(/o[ou]/g, 'o').replaceAll('uu', 'u');
  return [...new Set([latin, short])].filter((spelling) => spelling !== '');
}

/** き + ゃ is kya, し + ゃ is sha. */
function contract(before: string, small: string): string {
  return before + (/(sh|ch|j)$/.test(before) ? small.slice(1) : small);
}
