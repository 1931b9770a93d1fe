const JOINER = '\u2060';

/**
 * Keeps a Japanese text from breaking inside its phrases: a line may end after a comma or a space, and where a word of kanji, katakana or
 * Latin letters follows hiragana. Longer runs of one script stay whole, so the size has to fit them.
 */
export function joinPhrases(text: string): string {
  const letters = [...new Intl.Segmenter('ja').segment(text)].map(({ segment }) => segment);
  return letters.map((letter, at) => (at === 0 || mayBreak(letters[at - 1] ?? '', letter) ? letter : JOINER + letter)).join('');
}

function mayBreak(before: string, after: string): boolean {
  if (/[\s、。，．！？…—・）」』】]/u.test(before)) return !/[、。，．！？…—・）」』】ー]/u.test(after);
  return /\p{Script=Hiragana}/u.test(before) && /[\p{Script=Han}\p{Script=Katakana}\p{Script=Latin}「『（【]/u.test(after);
}
