import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { createDesign } from '../../../../../test/catalogue-factories.ts';

const { db } = await buildTestApp();

test('a design is refreshed beside one whose id begins with its own', async () => {
  const { id } = await createDesign(db, { name: 'Before' });
  const longer = `${id}x`;
  await sql`
    INSERT INTO designs (id, style_id, slug, profile_id, name, gender, category_id, colour, country_origin, confirmed, confirmed_at)
    SELECT ${longer}, ${longer}, slug || 'x', profile_id, name, gender, category_id, colour, country_origin, confirmed, confirmed_at
    FROM designs WHERE id = ${id}`.execute(db);
  await db.transaction().execute(async (trx) => {
    for (const each of [longer, id]) await trx.updateTable('designs').set({ name: 'After' }).where('id', '=', each).execute();
  });
  const { rows } = await sql<{ id: string; card: string }>`
    SELECT design_id AS id, card FROM design_cards WHERE design_id IN (${id}, ${longer}) AND currency = 'USD' ORDER BY length(design_id)`.execute(
    db,
  );
  expect(rows).toMatchObject([
    { id, card: expect.stringContaining('"After"') },
    { id: longer, card: expect.stringContaining('"After"') },
  ]);
});

test('a change after the deferred triggers have run is on the card too', async () => {
  const { id } = await createDesign(db, { name: 'Before' });
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('designs').set({ name: 'Meanwhile' }).where('id', '=', id).execute();
    await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx);
    await trx.updateTable('designs').set({ name: 'After' }).where('id', '=', id).execute();
  });
  const { rows } = await sql<{ card: string }>`SELECT card FROM design_cards WHERE design_id = ${id} AND currency = 'USD'`.execute(db);
  expect(rows).toMatchObject([{ card: expect.stringContaining('"After"') }]);
});

test('what is sold out loses its place in the catalogue until it can be bought again', async () => {
  const { id, variants } = await createDesign(db, { sizes: [{ size: 'S', onHand: 1 }] });
  await db.updateTable('designs').set({ featured_rank: 3 }).where('id', '=', id).execute();
  const rank = async (): Promise<number | undefined> =>
    (
      await sql<{ featured_rank: number }>`
        SELECT featured_rank FROM design_cards WHERE design_id = ${id} AND currency = 'USD'`.execute(db)
    ).rows[0]?.featured_rank;
  const stock = (onHand: number) =>
    db
      .updateTable('stock_levels')
      .set({ on_hand: onHand })
      .where('variant_id', '=', variants['S'] ?? '')
      .execute();
  expect(await rank()).toBe(3);
  await stock(0);
  expect(await rank()).toBe(2_147_483_647);
  await stock(2);
  expect(await rank()).toBe(3);
});
