import { sql } from 'kysely';
import type { Db, Trx } from '../../db/db.ts';
import { addNumber, addPacked, blockSize, emptySet, pack, removeNumber } from './number-set.ts';
import { isPublicDocument } from './public-documents.ts';

/** Few enough that one statement about them ends long before it would be cut. */
const foldedAtOnce = 2000;

/** Brings `search_postings` up to date. One process does it at a time; for the others there is nothing to do then. */
export async function foldSearchChanges(db: Db): Promise<void> {
  for (let folds = 1; (await db.transaction().execute(foldSome)) === foldedAtOnce; folds += 1) {
    // Pages that many rows have left would be looked through by every search.
    if (folds % 10 === 0) await sql`VACUUM (ANALYZE) search_changes`.execute(db);
  }
}

async function foldSome(trx: Trx): Promise<number> {
  const {
    rows: [lock],
  } = await sql<{ isOurs: boolean }>`SELECT pg_try_advisory_xact_lock(hashtext('search_postings')) AS "isOurs"`.execute(trx);
  if (lock?.isOurs !== true) return 0;
  const { rows } = await sql<PostingChange | NoChange>`${takeChanges(foldedAtOnce)}`.execute(trx);
  const folded = rows.flatMap((row) => (row.token === null ? [] : [fold(row)]));
  const [written, emptied] = [folded.filter(({ numbers }) => numbers.length > 0), folded.filter(({ numbers }) => numbers.length === 0)];
  await sql`
    INSERT INTO search_postings (token, block, weight, numbers)
    SELECT * FROM unnest(${written.map(({ token }) => token)}::text[], ${written.map(({ block }) => block)}::int[], ${written.map(({ weight }) => weight)}::smallint[], ${written.map(({ numbers }) => numbers)}::bytea[])
    ON CONFLICT (token, block, weight) DO UPDATE SET numbers = excluded.numbers`.execute(trx);
  await sql`
    DELETE FROM search_postings p USING unnest(${emptied.map(({ token }) => token)}::text[], ${emptied.map(({ block }) => block)}::int[], ${emptied.map(({ weight }) => weight)}::smallint[]) AS e (token, block, weight)
    WHERE p.token = e.token AND p.block = e.block AND p.weight = e.weight`.execute(trx);
  return rows[0]?.changes ?? 0;
}

interface PostingChange {
  readonly token: string;
  readonly block: number;
  readonly weight: number;
  /** Numbers without their block. */
  readonly added: readonly number[];
  readonly removed: readonly number[];
  readonly before: Buffer | null;
  /** How many changes were taken, the same in every row. */
  readonly changes: number;
}

interface NoChange {
  readonly token: null;
  readonly changes: number;
}

/**
 * Everything in one statement, so that changes and documents are of one moment: the words that changed documents had and their
 * public marks go, those that they have now come.
 */
function takeChanges(limit: number) {
  return sql`
    WITH taken AS MATERIALIZED (DELETE FROM search_changes WHERE id IN (SELECT id FROM search_changes ORDER BY id LIMIT ${limit}) RETURNING kind, entity_id, tokens),
    entities AS MATERIALIZED (SELECT DISTINCT n.number, t.kind, t.entity_id FROM taken t JOIN search_numbers n USING (kind, entity_id)),
    marks AS (
      SELECT n.number, w.lexeme AS token, w.weights[1] AS weight, false AS added FROM taken t JOIN search_numbers n USING (kind, entity_id), unnest(t.tokens) w
      UNION ALL SELECT number, '#' || kind, 'A', false FROM entities
      UNION ALL SELECT e.number, w.lexeme, w.weights[1], true FROM entities e JOIN search_documents s USING (kind, entity_id), unnest(s.tokens) w
      UNION ALL SELECT e.number, '#' || e.kind, 'A', true FROM entities e JOIN search_documents s USING (kind, entity_id) WHERE ${sql.raw(isPublicDocument('e'))}
    ),
    grouped AS (
      SELECT token, number / ${sql.lit(blockSize)} AS block, CASE weight WHEN 'A' THEN 1 WHEN 'B' THEN 2 ELSE 3 END AS weight,
        coalesce(array_agg(number % ${sql.lit(blockSize)}) FILTER (WHERE added), '{}') AS added, coalesce(array_agg(number % ${sql.lit(blockSize)}) FILTER (WHERE NOT added), '{}') AS removed
      FROM marks GROUP BY 1, 2, 3
    )
    SELECT t.changes, g.token, g.block, g.weight, g.added, g.removed, p.numbers AS before
    FROM (SELECT count(*)::int AS changes FROM taken) t LEFT JOIN grouped g ON true LEFT JOIN search_postings p ON p.token = g.token COLLATE "C" AND p.block = g.block AND p.weight = g.weight`;
}

function fold({ token, block, weight, added, removed, before }: PostingChange): {
  token: string;
  block: number;
  weight: number;
  numbers: Buffer;
} {
  const numbers = emptySet(1);
  if (before !== null) addPacked(numbers, 0, before);
  for (const number of removed) removeNumber(numbers, number);
  for (const number of added) addNumber(numbers, number);
  return { token, block, weight, numbers: pack(numbers) };
}
