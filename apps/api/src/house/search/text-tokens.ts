const japanese = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆';
const runs = new RegExp(`[${japanese}]+|[^\\P{L}${japanese}]+|\\p{N}+`, 'gu');
const japaneseRun = new RegExp(`^[${japanese}]`, 'u');
const lonelyKana = /^[\p{Script=Hiragana}ー]$/u;
const words = new Intl.Segmenter('ja', { granularity: 'word' });

/** One width, one case, no accents: `ｼﾙｸ` becomes `シルク`, `Crêpe` becomes `crepe`. Kana stay as they are. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u00c0-\u024f\u1e00-\u1eff]/g, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** Katakana as hiragana, so that both spellings of a word are one. */
export function foldKana(text: string): string {
  return text.replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60));
}

/** English plurals as their singular, for index and query alike: it need not be right, only the same on both sides. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('sses') || word.endsWith('shes') || word.endsWith('ches')) return word.slice(0, -2);
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  return word.slice(0, -1);
}

/** Postgres takes no longer ones, and scripts without spaces make a word of a paragraph: its beginning is what it is found by. */
const longestWord = 60;

function wordToken(run: string): string {
  return stem(
    run.length > longestWord
      ? Array.from(run.slice(0, 2 * longestWord))
          .slice(0, longestWord)
          .join('')
      : run,
  );
}

/** Every token a text is found by: stems, and for Japanese each kanji and each pair of neighbouring characters. */
export function indexTokens(text: string): ReadonlySet<string> {
  const tokens = new Set<string>();
  for (const run of normaliseText(text).match(runs) ?? []) {
    if (!japaneseRun.test(run)) tokens.add(wordToken(run));
    else for (const token of japaneseTokens(foldKana(run))) tokens.add(token);
  }
  return tokens;
}

/** What a Japanese word is looked up by: its pairs, or the character itself when it is alone. */
export function wordTokens(word: string): readonly string[] {
  const characters = [...word];
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** The words somebody typed, folded: Japanese without spaces is segmented, particles and endings of one kana are dropped. */
export function queryWords(text: string): readonly QueryWord[] {
  return queryRuns(text).flatMap((run) => run.words);
}

/** The same by run: what is written without a space, in one script. */
export function queryRuns(text: string): readonly QueryRun[] {
  return (normaliseText(text).match(runs) ?? []).map((run) => {
    if (!japaneseRun.test(run)) return { text: run, words: [{ text: wordToken(run), japanese: false }] };
    // Segmented before kana are folded: the segmenter knows loan words in katakana only.
    const parts = [...words.segment(run)].map((part) => part.segment).filter((part) => !lonelyKana.test(part));
    // A word it does not know falls into single kana: then the whole run is the word.
    return { text: run, words: (parts.length === 0 ? [run] : parts).map((part) => ({ text: foldKana(part), japanese: true })) };
  });
}

export interface QueryRun {
  /** As it was typed, in one width and case. */
  readonly text: string;
  readonly words: readonly QueryWord[];
}

export interface QueryWord {
  readonly text: string;
  readonly japanese: boolean;
}

/** Words of a text worth correcting typing errors to: Latin stems and katakana loan words, folded. */
export function dictionaryWords(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  const normal = normaliseText(text);
  for (const word of normal.match(/\p{Script=Latin}{3,24}/gu) ?? []) found.add(stem(word));
  for (const word of normal.match(/[\p{Script=Katakana}ー]{3,16}/gu) ?? []) found.add(foldKana(word));
  return found;
}

function* japaneseTokens(run: string): Iterable<string> {
  const characters = [...run];
  if (characters.length === 1) yield run;
  for (const [index, character] of characters.entries()) {
    if (/\p{Script=Han}/u.test(character)) yield character;
    const next = characters[index + 1];
    if (next !== undefined) yield character + next;
  }
}
