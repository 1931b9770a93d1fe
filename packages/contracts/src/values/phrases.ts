/** The entry of a Japanese locale file that says where headlines may break: `npm run phrases` writes it. */
export const PHRASES = 'phrases';

const KEY_LENGTH = 4;

/**
 * The entry of one headline, cut into phrases: four characters that stand for the whole text, then the length of every phrase but the
 * last. Phrases are shorter than 36 characters.
 */
export function writePhrases(phrases: readonly string[]): string {
  const lengths = phrases.slice(0, -1).map(({ length }) => length.toString(36));
  if (lengths.some(({ length }) => length > 1)) throw new RangeError(`A phrase is longer than 35 characters: ${phrases.join('|')}`);
  return keyOf(phrases.join('')) + lengths.join('');
}

/** Cuts a text by the entries of locale files; undefined where they do not have it. */
export function cutPhrases(text: string, lengthsOf: ReadonlyMap<string, string>): readonly string[] | undefined {
  const lengths = lengthsOf.get(keyOf(text));
  if (lengths === undefined) return undefined;
  let from = 0;
  const phrases = [...lengths].map((length) => text.slice(from, (from += Number.parseInt(length, 36))));
  return [...phrases, text.slice(from)];
}

/** The entries of a locale file, separated by spaces, for `cutPhrases`; none of a file without. */
export function readPhrases(written = ''): ReadonlyMap<string, string> {
  return new Map((written.match(/\S+/g) ?? []).map((entry) => [entry.slice(0, KEY_LENGTH), entry.slice(KEY_LENGTH)]));
}

/** Stands for a text. Of two texts one in 1.7 million pairs shares it; the generator refuses that of an app's headlines. */
function keyOf(text: string): string {
  let hash = 0;
  for (let at = 0; at < text.length; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) >>> 0;
  return (hash % 36 ** KEY_LENGTH).toString(36).padStart(KEY_LENGTH, '0');
}
