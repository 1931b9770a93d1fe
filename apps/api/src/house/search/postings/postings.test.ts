import { describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { reindexDesigns } from '../index-entities.ts';
import { readSearchTerms } from '../search-query.ts';
import { findDocuments } from './find-documents.ts';
import { foldSearchChanges } from './fold-changes.ts';
import { addNumber, addPacked, blockSize, countNumbers, emptySet, highestFirst, pack } from './number-set.ts';

const { db, pool } = await buildTestApp().then(({ db, app }) => ({ db, pool: app.pool }));
const house = await createProfile(db, { handle: 'posting-house', name: 'Posting House' });

const words = ['linen', 'linseed', 'wool', 'coat', 'scarf', 'silk', '絹', 'シルク', '外套'];
/** Repeatable, so that a failure can be looked at. */
const random = { state: 7 };
function below(limit: number): number {
  random.state = (random.state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((random.state / 2_147_483_648) * limit);
}

function someWords(count: number): string {
  return Array.from({ length: count }, () => words[below(words.length)]).join(' ');
}

async function foundIds(query: string): Promise<{ ids: string[]; total: number }> {
  const found = await findDocuments(db, await readSearchTerms(db, query), ['design']);
  const numbers = found.page(['design'], 1000);
  const { rows } = await pool.query<{ entity_id: string }>(
    'SELECT entity_id FROM unnest($1::int[]) WITH ORDINALITY w (number, place) JOIN search_numbers USING (number) ORDER BY place',
    [numbers],
  );
  return { ids: rows.map((row) => row.entity_id), total: found.count('design') };
}

/** The same by reading every document, with the rule of the order written out. */
async function expectedIds(query: string): Promise<string[]> {
  const terms = (await readSearchTerms(db, query)).map((term) => term.map(({ tokens, mayGoOn }) => ({ tokens, mayGoOn })));
  const { rows } = await pool.query<{ entity_id: string; number: number; words: Record<string, string> }>(`
    SELECT s.entity_id, n.number, (SELECT json_object_agg(lexeme, weights[1]) FROM unnest(s.tokens)) AS words
    FROM search_documents s JOIN search_numbers n USING (kind, entity_id) WHERE s.kind = 'design'
      AND EXISTS (SELECT FROM design_cards c WHERE c.design_id = s.entity_id AND NOT c.archived)`);
  const place = (weight: string) => ({ A: 1, B: 2 })[weight] ?? 3;
  const ranked = rows.flatMap((row) => {
    const has = (token: string, mayGoOn: boolean) =>
      Math.min(
        ...Object.entries(row.words).flatMap(([word, weight]) =>
          word === token || (mayGoOn && word.startsWith(token)) ? [place(weight)] : [],
        ),
      );
    const places = terms.map((term) =>
      Math.min(...term.map(({ tokens, mayGoOn }) => Math.max(...tokens.map((token) => has(token, mayGoOn))))),
    );
    const names = places.filter((each) => each === 1).length;
    return places.every((each) => each <= 3) ? [{ ...row, names, facts: places.filter((each) => each <= 2).length }] : [];
  });
  return ranked
    .sort((one, other) => other.names - one.names || other.facts - one.facts || other.number - one.number)
    .map((row) => row.entity_id);
}

const queries = ['linen', 'lin', 'linen coat', 'silk scarf wool', '絹', '外套 シルク', 'wool woollen', 'nowhere'];

describe('postings and what changed since', () => {
  test('find what reading every document finds, in its order, whatever was changed how and folded when', async () => {
    for (let round = 0; round < 60; round += 1) {
      const known = await db.selectFrom('designs').select('id').where('deleted_at', 'is', null).orderBy('id').execute();
      const chosen = known[below(Math.max(known.length, 1))]?.id ?? '';
      const steps = [
        () =>
          createDesign(db, {
            profileId: house.id,
            slug: `posted-${round}`,
            name: someWords(2),
            fibre: ['silk', 'wool', 'linen'][below(3)] ?? 'silk',
          }),
        async () => {
          await db
            .updateTable('designs')
            .set({ name: someWords(3), description_en: someWords(2) })
            .where('id', '=', chosen)
            .execute();
          await reindexDesigns(db, [chosen]);
        },
        () => sql`UPDATE designs SET archived_at = CASE WHEN archived_at IS NULL THEN now() END WHERE id = ${chosen}`.execute(db),
        () => sql`UPDATE designs SET hidden = NOT hidden WHERE id = ${chosen}`.execute(db),
        () => sql`DELETE FROM search_documents WHERE kind = 'design' AND entity_id = ${chosen}`.execute(db),
        () => reindexDesigns(db, [chosen]),
        () =>
          sql`UPDATE profiles SET status = CASE status WHEN 'approved' THEN 'suspended' ELSE 'approved' END WHERE id = ${house.id}`.execute(
            db,
          ),
        () => foldSearchChanges(db),
      ];
      await steps[below(known.length < 8 ? 1 : steps.length)]?.();
      const query = queries[below(queries.length)] ?? '';
      const [found, expected] = [await foundIds(query), await expectedIds(query)];
      expect([round, query, found]).toEqual([round, query, { ids: expected, total: expected.length }]);
    }
    await sql`UPDATE profiles SET status = 'approved' WHERE id = ${house.id}`.execute(db);
    await sql`UPDATE designs SET hidden = false, archived_at = NULL`.execute(db);
    await foldSearchChanges(db);
    for (const query of queries) expect([query, (await foundIds(query)).ids]).toEqual([query, await expectedIds(query)]);
    expect((await foundIds('linen')).total).toBeGreaterThan(2);
  });

  test('are the same whether they are written bit by bit or all at once', async () => {
    await foldSearchChanges(db);
    const { rows: before } = await pool.query('SELECT token, block, weight, numbers FROM search_postings ORDER BY token, block, weight');
    await pool.query('DELETE FROM search_postings');
    await pool.query('INSERT INTO search_changes (kind, entity_id) SELECT kind, entity_id FROM search_numbers');
    await foldSearchChanges(db);
    expect((await pool.query('SELECT token, block, weight, numbers FROM search_postings ORDER BY token, block, weight')).rows).toEqual(
      before,
    );
    expect(before.length).toBeGreaterThan(20);
  });

  test('a change that is committed after later ones were folded in is found', async () => {
    const design = await createDesign(db, { profileId: house.id, slug: 'late-coat', name: 'Late Lantern' });
    await foldSearchChanges(db);
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const late = db.transaction().execute(async (trx) => {
      await trx.updateTable('designs').set({ name: 'Late Umbrella' }).where('id', '=', design.id).execute();
      await reindexDesigns(trx, [design.id]);
      begin();
      await held;
    });
    await begun;
    await createDesign(db, { profileId: house.id, slug: 'early-coat', name: 'Early Lantern' });
    await foldSearchChanges(db);
    expect((await foundIds('lantern')).total).toBe(2);
    release();
    await late;
    expect([(await foundIds('umbrella')).ids, (await foundIds('lantern')).total]).toEqual([[design.id], 1]);
    await foldSearchChanges(db);
    expect([(await foundIds('umbrella')).ids, (await foundIds('lantern')).total]).toEqual([[design.id], 1]);
  });

  test('writers wait for nobody, and several who fold do it once', async () => {
    const writers = Array.from({ length: 20 }, (_, index) =>
      createDesign(db, { profileId: house.id, slug: `crowd-${index}`, name: `Crowded Kimono ${index}` }),
    );
    await Promise.all([...writers, ...Array.from({ length: 5 }, () => foldSearchChanges(db))]);
    expect((await foundIds('crowded kimono')).total).toBe(20);
    await Promise.all(Array.from({ length: 5 }, () => foldSearchChanges(db)));
    expect([(await foundIds('crowded kimono')).total, (await pool.query('SELECT FROM search_changes')).rowCount]).toEqual([20, 0]);
  });
});

test.each([0, 1, 300, 511, 512, 513, blockSize])('%i numbers of a block read back as they were packed', (count) => {
  const set = emptySet(1);
  const numbers = Array.from({ length: count }, (_, index) => (index * 5) % blockSize);
  for (const number of numbers) addNumber(set, number);
  const read = emptySet(2);
  addPacked(read, 1, pack(set));
  expect([...highestFirst(read, 0)]).toEqual(numbers.map((number) => number + blockSize).toSorted((one, other) => other - one));
  expect([countNumbers(read), [...highestFirst(read, 10)].length]).toEqual([count, Math.max(0, count - 10)]);
});
