const ROWS: Readonly<Record<string, string>> = {
  '': 'あいうえお',
  k: 'かきくけこ',
  s: 'さしすせそ',
  t: 'たちつてと',
  n: 'なにぬねの',
  h: 'はひふへほ',
  m: 'まみむめも',
  y: 'やいゆえよ',
  r: 'らりるれろ',
  w: 'わいうえを',
};
/** Consonants of the Hepburn spelling → their row, in the order of matching. */
const CONSONANTS: readonly (readonly [spelling: string, row: string])[] = [
  ['ch', 't'],
  ['sh', 's'],
  ['ts', 't'],
  ['g', 'k'],
  ['z', 's'],
  ['j', 's'],
  ['d', 't'],
  ['b', 'h'],
  ['p', 'h'],
  ['f', 'h'],
  ...Object.keys(ROWS).flatMap((row) => (row === '' ? [] : [[row, row] as const])),
];
/** Spellings before a, u and o that stand for a syllable of the i-column: sho is しょ, kyo is きょ. */
const PALATAL = /^(?:ch|sh|j|[kgnhbpmr]y)[auo]/;

/** The rows of the syllabary, as an index names them. */
export const KANA_ROWS: readonly string[] = [...'あかさたなはまやらわ'];

/** The row of a kana without voicing marks; ん is looked for at the end. */
export function rowOfKana(kana: string): string {
  return (
    Object.values(ROWS)
      .find((row) => row.includes(kana))
      ?.charAt(0) ?? 'わ'
  );
}

/**
 * The kana a name is filed under, without voicing marks: that of its Japanese form, or of its reading where that begins with a
 * character, which the Latin form spells. Null for a name that is neither.
 */
export function kanaInitial(name: string, nameJp: string): string | null {
  const first = nameJp.normalize('NFD').charAt(0);
  if (/[\u3041-\u3096\u30a1-\u30fa]/.test(first)) return toPlainHiragana(first);
  return /\p{Script=Han}/u.test(first) ? syllableOf(name) : null;
}

function syllableOf(name: string): string | null {
  const latin = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const [spelling, row] = CONSONANTS.find(([consonant]) => latin.startsWith(consonant)) ?? ['', ''];
  const vowel = latin.slice(spelling.length).replace(/^y/, '').charAt(0);
  const column = PALATAL.test(latin) ? 1 : 'aiueo'.indexOf(vowel);
  return column === -1 ? null : (ROWS[row]?.charAt(column) ?? null);
}

const SMALL = 'ぁぃぅぇぉっゃゅょゎ';
const LARGE = 'あいうえおつやゆよわ';

function toPlainHiragana(kana: string): string {
  const code = kana.charCodeAt(0);
  const hiragana = code >= 0x30a1 ? String.fromCharCode(code - 0x60) : kana;
  const small = SMALL.indexOf(hiragana);
  return small === -1 ? hiragana : LARGE.charAt(small);
}
