import { CompiledQuery } from 'kysely';
import type { Db } from '../../db/db.ts';
import type { SearchKind } from '../search-index.ts';
import { toTsquery, type SearchTerm } from '../search-query.ts';
import { keptPostingsOf } from './kept-postings.ts';
import { Lookups, postings, type PostingRow } from './lookups.ts';
import { MatchedDocuments, type TermPlaces } from './matched-documents.ts';
import { addNumber, blockSize, emptySet, removeNumber } from './number-set.ts';
import { isPublicDocument, termOfKind } from './public-documents.ts';

/** Public documents with all of the terms, however many there are. */
export async function findDocuments(db: Db, terms: readonly SearchTerm[], kinds: readonly SearchKind[]): Promise<MatchedDocuments> {
  if (terms.length === 0) return new MatchedDocuments([], new Map());
  const wanted = [...kinds.map(termOfKind), ...terms];
  const found = (await keptPostingsOf(db).find(wanted)) ?? (await findWithChanges(db, wanted, kinds, terms));
  return new MatchedDocuments(found.slice(kinds.length), new Map(kinds.map((kind, index) => [kind, found[index]?.[0] ?? emptySet(0)])));
}

/** What is folded in together with what is not, both of one moment. */
async function findWithChanges(
  db: Db,
  wanted: readonly SearchTerm[],
  kinds: readonly SearchKind[],
  terms: readonly SearchTerm[],
): Promise<readonly TermPlaces[]> {
  const lookups = new Lookups(wanted);
  const [names, facts] = (['A', 'AB'] as const).map((places) => terms.map((term) => toTsquery([term], places)));
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(rowsWithChanges, [...lookups.parameters, toTsquery(terms), names, facts]));
  const found = lookups.read(
    rows,
    rows.reduce((most, { block }) => Math.max(most, (block ?? 0) + 1), 1),
  );
  for (const { slot, detail } of rows)
    if (slot === changedDocuments)
      for (const number of (detail ?? '').split(' ')) for (const set of found.flat()) removeNumber(set, Number(number));
  for (const row of rows) if (row.slot === changedMatch) addMatch(row, found, kinds);
  return found;
}

/** Slots of rows that speak of documents which changed since they were folded in. */
const changedDocuments = -1;
const changedMatch = -2;

const rowsWithChanges = `
  WITH changed AS MATERIALIZED (SELECT DISTINCT c.kind, c.entity_id FROM search_changes c)
  SELECT slot, block, weight, numbers, NULL AS detail FROM (${postings}) p
  UNION ALL SELECT ${changedDocuments}, max(n.number) / ${blockSize}, NULL, NULL, string_agg(n.number::text, ' ') FROM changed JOIN search_numbers n USING (kind, entity_id) HAVING count(*) > 0
  UNION ALL SELECT ${changedMatch}, n.number / ${blockSize}, NULL, NULL, concat_ws(' ', s.kind, n.number, (
      SELECT string_agg(CASE WHEN s.tokens @@ t.name::tsquery THEN '1' WHEN s.tokens @@ t.fact::tsquery THEN '2' ELSE '3' END, '') FROM unnest($5::text[], $6::text[]) AS t (name, fact)
    ))
    FROM changed c JOIN search_numbers n USING (kind, entity_id)
    JOIN LATERAL (SELECT * FROM search_documents d WHERE d.kind = c.kind AND d.entity_id = c.entity_id OFFSET 0) s ON true
    WHERE s.tokens @@ $4::tsquery AND ${isPublicDocument('s')}`;

interface Row extends PostingRow {
  /** Numbers of changed documents; or of one that matches the kind, the number and for each term the best place. */
  readonly detail: string | null;
}

function addMatch({ detail }: Row, found: readonly TermPlaces[], kinds: readonly SearchKind[]): void {
  const [kind = '', number = '', best = ''] = (detail ?? '').split(' ');
  const placeOf = (index: number) => (index < kinds.length ? (kinds[index] === kind ? 1 : 4) : Number(best[index - kinds.length]));
  found.forEach((sets, index) => sets.forEach((set, place) => void (place + 1 >= placeOf(index) && addNumber(set, Number(number)))));
}
