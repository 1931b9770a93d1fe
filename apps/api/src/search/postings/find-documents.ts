import { sql } from 'kysely';
import type { Db } from '../../plugins/db.ts';
import type { SearchKind } from '../search-index.ts';
import { toTsquery, type SearchTerm } from '../search-query.ts';
import { MatchedDocuments, type TermPlaces } from './matched-documents.ts';
import { addAll, addNumber, addPacked, blockSize, emptySet, keepCommon, removeNumber, type NumberSet } from './number-set.ts';
import { isPublicDocument, kindToken } from './public-documents.ts';

/** Public documents with all of the terms, in one question to the database whatever their number. */
export async function findDocuments(db: Db, terms: readonly SearchTerm[], kinds: readonly SearchKind[]): Promise<MatchedDocuments> {
  const query = toTsquery(terms);
  if (query === undefined) return new MatchedDocuments([], new Map());
  const lookups = new Lookups();
  const kindSlots = kinds.map((kind) => lookups.add(kindToken(kind), false));
  const termSlots = terms.map((term) => term.map(({ tokens, mayGoOn }) => tokens.map((token) => lookups.add(token, mayGoOn))));
  const [titles, facts] = (['A', 'AB'] as const).map((places) => terms.map((term) => toTsquery([term], places) ?? ''));
  const { rows } = await sql<Row>`
    WITH changed AS MATERIALIZED (SELECT DISTINCT c.kind, c.entity_id FROM search_changes c)
    SELECT l.slot, p.block, p.weight, p.numbers, NULL AS detail
    FROM unnest(${lookups.slots}::int[], ${lookups.first}::text[], ${lookups.last}::text[]) AS l (slot, first, last)
    JOIN LATERAL (SELECT block, weight, numbers FROM search_postings WHERE token BETWEEN l.first AND l.last OFFSET 0) p ON true
    UNION ALL SELECT ${sql.lit(changedDocuments)}, max(n.number) / ${sql.lit(blockSize)}, 0, NULL, string_agg(n.number::text, ' ') FROM changed JOIN search_numbers n USING (kind, entity_id) HAVING count(*) > 0
    UNION ALL SELECT ${sql.lit(changedMatch)}, n.number / ${sql.lit(blockSize)}, n.number, NULL, s.kind || ' ' || (
        SELECT string_agg(CASE WHEN s.tokens @@ t.title::tsquery THEN '1' WHEN s.tokens @@ t.fact::tsquery THEN '2' ELSE '3' END, '') FROM unnest(${titles}::text[], ${facts}::text[]) AS t (title, fact)
      )
      FROM changed c JOIN search_numbers n USING (kind, entity_id)
      JOIN LATERAL (SELECT * FROM search_documents d WHERE d.kind = c.kind AND d.entity_id = c.entity_id OFFSET 0) s ON true
      WHERE s.tokens @@ ${query}::tsquery AND ${isPublicDocument(sql`s.kind`, sql`s.entity_id`)}`.execute(db);
  const blocks = rows.reduce((most, { block }) => Math.max(most, block + 1), 1);
  const slots = readSlots(rows, lookups.slots.length, blocks);
  const places = termSlots.map((spellings) => placesOfTerm(spellings, slots, blocks));
  const publicOnes = new Map(kinds.map((kind, index) => [kind, slots[kindSlots[index] ?? 0]?.[0] ?? emptySet(blocks)]));
  const changes = rows.filter(({ slot }) => slot < 0);
  for (const row of changes) if (row.slot === changedDocuments) forget(row, [...places.flat(), ...publicOnes.values()]);
  for (const row of changes) if (row.slot === changedMatch) remember(row, places, publicOnes);
  return new MatchedDocuments(places, publicOnes);
}

/** Slots of rows that speak of documents which changed since they were folded in. */
const changedDocuments = -1;
const changedMatch = -2;

interface Row {
  readonly slot: number;
  readonly block: number;
  /** Of a posting; for a changed document its number. */
  readonly weight: number;
  readonly numbers: Buffer | null;
  readonly detail: string | null;
}

/** What to look up, each token once: from it to it, or to the last that it begins. */
class Lookups {
  readonly slots: number[] = [];
  readonly first: string[] = [];
  readonly last: string[] = [];
  readonly #known = new Map<string, number>();

  add(token: string, mayGoOn: boolean): number {
    const last = mayGoOn ? `${token}\u{10ffff}` : token;
    const known = this.#known.get(last);
    if (known !== undefined) return known;
    const slot = this.slots.length;
    this.slots.push(slot);
    this.first.push(token);
    this.last.push(last);
    this.#known.set(last, slot);
    return slot;
  }
}

/** For each slot the documents by the best place at which they have it: its name; that or its facts; anywhere. */
function readSlots(rows: readonly Row[], count: number, blocks: number): readonly TermPlaces[] {
  const slots: TermPlaces[] = Array.from({ length: count }, () => [emptySet(blocks), emptySet(blocks), emptySet(blocks)]);
  for (const { slot, block, weight, numbers } of rows) {
    const set = slots[slot]?.[weight - 1];
    if (set !== undefined && numbers !== null) addPacked(set, block, numbers);
  }
  for (const [title, fact, any] of slots) {
    addAll(fact, title);
    addAll(any, fact);
  }
  return slots;
}

function placesOfTerm(spellings: readonly (readonly number[])[], slots: readonly TermPlaces[], blocks: number): TermPlaces {
  const place = (index: 0 | 1 | 2): NumberSet => {
    const found = emptySet(blocks);
    for (const tokens of spellings) {
      const [first, ...others] = tokens.flatMap((slot) => slots[slot]?.[index] ?? []);
      const spelled = others.length === 0 ? first : first?.slice();
      if (spelled === undefined) continue;
      for (const other of others) keepCommon(spelled, other);
      addAll(found, spelled);
    }
    return found;
  };
  return [place(0), place(1), place(2)];
}

function forget({ detail }: Row, sets: readonly NumberSet[]): void {
  for (const text of (detail ?? '').split(' ')) for (const set of sets) removeNumber(set, Number(text));
}

/** `detail` is the kind and for each term the best place of the document. */
function remember({ weight: number, detail }: Row, places: readonly TermPlaces[], publicOnes: ReadonlyMap<string, NumberSet>): void {
  const [kind = '', best = ''] = (detail ?? '').split(' ');
  const ofKind = publicOnes.get(kind);
  if (ofKind !== undefined) addNumber(ofKind, number);
  places.forEach((sets, term) => sets.forEach((set, place) => void (place >= Number(best[term]) - 1 && addNumber(set, number))));
}
