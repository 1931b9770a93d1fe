import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import { deletionsOf } from './edit-distance.ts';
import { dictionaryWords, indexTokens } from './text-tokens.ts';

export type SearchKind = 'design' | 'profile' | 'article' | 'producer' | 'stockist';

/** The words of one entity: names weigh most, then what it is made of and by whom, then its prose. */
export interface SearchDocument {
  readonly id: string;
  readonly title: string;
  readonly titleJp: string;
  readonly facts: readonly string[];
  readonly prose: readonly string[];
}

const batchSize = 500;
/** Somewhat less than the largest tsvector that there is, places of the words included. */
const mostBytes = 1_000_000;
const placeBytes = 8;

/** Writes the documents of the given entities; those without one (deleted meanwhile) leave the index. */
export async function writeSearchDocuments(
  db: Db,
  kind: SearchKind,
  ids: readonly string[],
  documents: readonly SearchDocument[],
): Promise<void> {
  const present = new Set(documents.map((document) => document.id));
  const gone = ids.filter((id) => !present.has(id));
  if (gone.length > 0) await db.deleteFrom('search_documents').where('kind', '=', kind).where('entity_id', 'in', gone).execute();
  for (let start = 0; start < documents.length; start += batchSize) await writeBatch(db, kind, documents.slice(start, start + batchSize));
}

async function writeBatch(db: Db, kind: SearchKind, documents: readonly SearchDocument[]): Promise<void> {
  await sql`
    INSERT INTO search_documents (kind, entity_id, title, title_jp, tokens)
    SELECT ${kind}, entity_id, title, title_jp, tokens::tsvector
    FROM unnest(
      ${documents.map((document) => document.id)}::text[], ${documents.map((document) => document.title)}::text[],
      ${documents.map((document) => document.titleJp)}::text[], ${documents.map(toVector)}::text[]
    ) AS incoming (entity_id, title, title_jp, tokens)
    ON CONFLICT (kind, entity_id) DO UPDATE
    SET title = excluded.title, title_jp = excluded.title_jp, tokens = excluded.tokens, updated_at = now()
  `.execute(db);
  const words = [...new Set(documents.flatMap((document) => [...dictionaryWords(allText(document))]))].sort();
  // Arrays of arrays must be rectangular in Postgres: deletions travel as one text a word.
  await sql`
    INSERT INTO search_words (word, deletions)
    SELECT word, string_to_array(deletions, ' ')
    FROM unnest(${words}::text[], ${words.map((word) => deletionsOf(word).join(' '))}::text[]) AS incoming (word, deletions)
    ON CONFLICT (word) DO NOTHING
  `.execute(db);
}

/** Each token once with its best weight. Positions carry nothing here and are all one. What there is no room for is the end of the prose. */
function toVector(document: SearchDocument): string {
  const weights = new Map<string, string>();
  let bytes = 0;
  const add = (token: string, weight: string) => {
    bytes += Buffer.byteLength(token) + placeBytes;
    if (bytes <= mostBytes) weights.set(token, weight);
  };
  const fields = [
    ['A', [document.title, document.titleJp]],
    ['B', document.facts],
    ['D', document.prose],
  ] as const;
  for (const [weight, texts] of fields) {
    for (const text of texts) for (const token of indexTokens(text)) if (!weights.has(token)) add(token, weight);
  }
  return [...weights].map(([token, weight]) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}':1${weight}`).join(' ');
}

function allText(document: SearchDocument): string {
  return [document.title, document.titleJp, ...document.facts, ...document.prose].join(' ');
}
