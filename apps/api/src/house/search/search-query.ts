import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { escapeLike } from '../db/escape-like.ts';
import { deletionsOf, editDistance } from './edit-distance.ts';
import { romanise } from './romanise.ts';
import { withSynonyms } from './synonyms.ts';
import { queryRuns, wordTokens, type QueryRun, type QueryWord } from './text-tokens.ts';

const mostWords = 8;

/** A spelling of a word: all of its tokens, of which the only one of a Latin word may go on. */
export interface Spelling {
  readonly tokens: readonly string[];
  readonly mayGoOn: boolean;
}

/** A word that must be there, in one of its spellings. */
export type SearchTerm = readonly Spelling[];

/**
 * What somebody typed: every word must be there, in any spelling or synonym; a Latin word may go on; an unknown word is
 * corrected; what is typed in hiragana may be the reading of a name. Empty when nothing is left to look for.
 */
export async function readSearchTerms(db: Db, text: string): Promise<readonly SearchTerm[]> {
  const terms = await Promise.all(queryRuns(text).map((run) => readRun(db, run)));
  return terms.flat().slice(0, mostWords);
}

/** The words of a run, or as one term: all of them together, or the name that is read like the run. */
async function readRun(db: Db, { text, words }: QueryRun): Promise<readonly SearchTerm[]> {
  const terms = await Promise.all(words.slice(0, mostWords).map((word) => readTerm(db, word)));
  const names = romanise(text).map(toSpelling);
  const [only, ...others] = terms;
  if (names.length === 0 || text.length < 2 || only === undefined) return terms;
  const together = others.length === 0 ? only : [{ tokens: terms.flatMap(([first]) => first?.tokens ?? []), mayGoOn: false }];
  return [[...together, ...names]];
}

/** The same as the text of a tsquery, for a place at least this good: `A` a name, `AB` a name or a fact. Undefined without a term. */
export function toTsquery(terms: readonly SearchTerm[], places: '' | 'A' | 'AB' = ''): string | undefined {
  const spellingText = ({ tokens, mayGoOn }: Spelling) =>
    `(${tokens.map((token) => `${quote(token)}${mayGoOn || places !== '' ? ':' : ''}${mayGoOn ? '*' : ''}${places}`).join(' & ')})`;
  return terms.length === 0 ? undefined : terms.map((term) => `(${term.map(spellingText).join(' | ')})`).join(' & ');
}

/** A token with a blank in it, which no text has. */
const nothing = "'no words'";

/** What narrows a list: undefined for a field that was left empty; signs alone are no words and find nothing. */
export async function readListTerms(db: Db, text: string | undefined): Promise<readonly SearchTerm[] | undefined> {
  return text === undefined || text.trim() === '' ? undefined : readSearchTerms(db, text);
}

export function toListQuery(terms: readonly SearchTerm[]): string {
  return toTsquery(terms) ?? nothing;
}

/** Both at once. */
export async function buildListSearch(db: Db, text: string | undefined): Promise<string | undefined> {
  const terms = await readListTerms(db, text);
  return terms === undefined ? undefined : toListQuery(terms);
}

async function readTerm(db: Db, word: QueryWord): Promise<SearchTerm> {
  const synonyms = withSynonyms(word.text);
  const spellings = synonyms.length > 1 ? synonyms : [...new Set((await correct(db, word)).flatMap(withSynonyms))];
  return spellings.map(toSpelling);
}

function toSpelling(word: string): Spelling {
  if (/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u.test(word)) return { tokens: wordTokens(word), mayGoOn: false };
  return { tokens: [word], mayGoOn: word.length >= 3 };
}

/** The word when it is known, otherwise the nearest known words: one edit away, two for long words. */
async function correct(db: Db, word: QueryWord): Promise<readonly string[]> {
  const length = [...word.text].length;
  if (length < (word.japanese ? 3 : 4) || length > 24 || /\p{Script=Han}/u.test(word.text)) return [word.text];
  const known = knownWordsOf(db);
  if (known.has(word.text)) return [word.text];
  const { rows } = await sql<{ word: string; known: boolean }>`
    SELECT word, true AS known FROM search_words WHERE word LIKE ${`${escapeLike(word.text)}%`}
    UNION
    SELECT word, false FROM search_words WHERE deletions && ${deletionsOf(word.text)}::text[] OR word % ${word.text}
    LIMIT 200`.execute(db);
  if (rows.some((row) => row.known)) {
    if (known.size < mostKnownWords) known.add(word.text);
    return [word.text];
  }
  const allowed = length >= 8 ? 2 : 1;
  const near = rows
    .map((row) => ({ word: row.word, distance: slipDistance(row.word, word.text) }))
    .filter((row) => row.distance <= allowed);
  const nearest = Math.min(...near.map((row) => row.distance));
  const corrections = near.filter((row) => row.distance === nearest).map((row) => row.word);
  return corrections.length === 0 ? [word.text] : corrections.slice(0, 4);
}

const mostKnownWords = 5000;
const knownWords = new WeakMap<Db, Set<string>>();

/** Words that a database was found to know. The index of words is only added to: what it knew once it knows for good. */
function knownWordsOf(db: Db): Set<string> {
  const known = knownWords.get(db) ?? new Set<string>();
  knownWords.set(db, known);
  return known;
}

/** Letters in the wrong order are the likelier slip: `slik` means silk rather than slip. */
function slipDistance(known: string, typed: string): number {
  const distance = editDistance(known, typed);
  return distance > 0 && [...known].sort().join('') === [...typed].sort().join('') ? distance - 0.5 : distance;
}

function quote(token: string): string {
  return `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
