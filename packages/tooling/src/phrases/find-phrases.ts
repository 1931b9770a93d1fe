import { PHRASES, readPhrases, writePhrases } from '@orime/contracts';
import { loadDefaultJapaneseParser } from 'budoux';
import { globSync, readFileSync } from 'node:fs';
import { headlinesOf } from './headlines.ts';

/** The breaks of an app's headlines, and the locale file that carries them. */
export interface AppPhrases {
  readonly file: string;
  /** The file with its breaks as they have to be. */
  readonly content: string;
  readonly isStale: boolean;
  /** Every headline that has a break, cut. */
  readonly headlines: readonly (readonly string[])[];
}

const parser = loadDefaultJapaneseParser();

/** Of a longer phrase a phone's line may hold less. */
const LONG = 10;

/** A Japanese text in phrases (bunsetsu): a line that ends with one reads on without a jolt. */
export function phrasesIn(text: string): readonly string[] {
  const phrases: string[] = [];
  for (const phrase of parser.parse(text).flatMap((whole) => (whole.length > LONG ? whole.split(/(?<=・)/) : [whole]))) {
    // One character would be lost at the beginning of a line: お忘れの方.
    if (phrase.length === 1 && phrases.length > 0) phrases.push((phrases.pop() ?? '') + phrase);
    else phrases.push(phrase);
  }
  return phrases;
}

/** The breaks of all apps. Throws when two headlines would have the same entry. */
export function findPhrases(root: string): readonly AppPhrases[] {
  return globSync('apps/*/src/locales/jp.json', { cwd: root })
    .toSorted()
    .map((file) => {
      const headlines = headlinesOf(root, file.replace('/src/locales/jp.json', ''))
        .map(phrasesIn)
        .filter(({ length }) => length > 1);
      const before = readFileSync(`${root}/${file}`, 'utf8');
      const content = withPhrases(before, entriesOf(headlines));
      return { file, content, isStale: content !== before, headlines };
    });
}

/** Locale files whose breaks are not those of their headlines, as sentences. */
export function checkPhrases(root: string): string[] {
  return findPhrases(root)
    .filter(({ isStale }) => isStale)
    .map(({ file }) => `${file}: "${PHRASES}" is stale: npm run phrases`);
}

function entriesOf(headlines: readonly (readonly string[])[]): string {
  const entries = headlines.map(writePhrases).join(' ');
  if (readPhrases(entries).size < headlines.length) throw new Error('Two headlines have the same key: word one of them anew.');
  return entries;
}

/** The locale file with another entry of breaks, in the order of its keys; without the entry when there are none. */
function withPhrases(file: string, entries: string): string {
  const texts = Object.entries(JSON.parse(file) as Readonly<Record<string, string>>).filter(([key]) => key !== PHRASES);
  const after = texts.findIndex(([key]) => key > PHRASES);
  if (entries !== '') texts.splice(after === -1 ? texts.length : after, 0, [PHRASES, entries]);
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
}
