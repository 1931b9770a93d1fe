import { describe, expect, test } from '@jest/globals';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile, type TestDesign } from '../../../../test/catalogue-factories.ts';
import { READY_RULES } from '../../../../test/quiet-rules.ts';
import { untilSomebodyWaits } from '../../../../test/waiting.ts';

const api = await buildTestApp();

async function cardOf(design: TestDesign): Promise<DesignCard | undefined> {
  return (await api.get('/api/design/?limit=100')).json<DesignCard[]>().find((card) => card.id === design.id);
}

describe('cards', () => {
  test('follow their designer', async () => {
    const house = await createProfile(api.db, { name: 'Old Name' });
    const design = await createDesign(api.db, { profileId: house.id });
    await api.db.updateTable('profiles').set({ name: 'New Name' }).where('id', '=', house.id).execute();
    expect(await cardOf(design)).toMatchObject({ designer: { name: 'New Name' } });
    await api.db.updateTable('profiles').set({ status: 'suspended' }).where('id', '=', house.id).execute();
    expect(await cardOf(design)).toBeUndefined();
    await api.db.updateTable('profiles').set({ status: 'approved' }).where('id', '=', house.id).execute();
    expect(await cardOf(design)).toBeDefined();
  });

  test('count the colours of a style as siblings come and go', async () => {
    const house = await createProfile(api.db);
    const first = await createDesign(api.db, { profileId: house.id, styleId: 'sty_pair', colour: 'ink' });
    expect(await cardOf(first)).toMatchObject({ colours: 1 });
    const second = await createDesign(api.db, { profileId: house.id, styleId: 'sty_pair', colour: 'rust' });
    const card = await cardOf(second);
    expect(card).toMatchObject({ colours: 2, swatches: [card?.colourHex, (await cardOf(first))?.colourHex] });
    await api.db.updateTable('designs').set({ deleted_at: new Date() }).where('id', '=', second.id).execute();
    expect(await cardOf(first)).toMatchObject({ colours: 1 });
  });

  test('count all colours of a style that come at once', async () => {
    const house = await createProfile(api.db);
    const made = await Promise.all(
      Array.from({ length: 24 }, () => createDesign(api.db, { profileId: house.id, styleId: 'sty_crowd', wholesale: { USD: 9_000 } })),
    );
    for (const design of made) expect(await cardOf(design)).toMatchObject({ colours: 24 });
    for (const rule of READY_RULES) expect([rule.name, (await sql.raw(rule.sql).execute(api.db)).rows]).toEqual([rule.name, []]);
  });

  test('count the colours of both styles when one moves', async () => {
    const house = await createProfile(api.db);
    const [stays, moves, gains] = [
      await createDesign(api.db, { profileId: house.id, styleId: 'sty_left' }),
      await createDesign(api.db, { profileId: house.id, styleId: 'sty_left' }),
      await createDesign(api.db, { profileId: house.id, styleId: 'sty_joined' }),
    ];
    await api.db.updateTable('designs').set({ style_id: 'sty_joined' }).where('id', '=', moves.id).execute();
    expect(await Promise.all([stays, moves, gains].map(cardOf))).toMatchObject([{ colours: 1 }, { colours: 2 }, { colours: 2 }]);
  });

  test('are not changed by a transaction that is taken back', async () => {
    const design = await createDesign(api.db, { name: 'Kept Name' });
    const failing = api.db.transaction().execute(async (trx) => {
      await trx.updateTable('designs').set({ name: 'Lost Name' }).where('id', '=', design.id).execute();
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await cardOf(design)).toMatchObject({ name: 'Kept Name' });
  });

  test('sold from both ends at once, two designs do not lock each other out', async () => {
    const sizes = Array.from({ length: 8 }, (_, index) => ({ size: `N${index}`, onHand: 1 }));
    const designs = await Promise.all([createDesign(api.db, { sizes }), createDesign(api.db, { sizes })]);
    // Each transaction sells one size of both, every other one in the opposite order: rows of stock differ, cards are shared.
    const sales = sizes.map(({ size }, index) =>
      api.db.transaction().execute(async (trx) => {
        for (const design of index % 2 === 0 ? designs : designs.toReversed()) {
          await trx
            .updateTable('stock_levels')
            .set({ allocated: 1 })
            .where('variant_id', '=', design.variants[size] ?? '')
            .execute();
        }
      }),
    );
    expect((await Promise.allSettled(sales)).map((sale) => sale.status)).toEqual(sizes.map(() => 'fulfilled'));
    for (const design of designs) expect(await cardOf(design)).toMatchObject({ soldOut: true });
  });

  test('keep a like that is given while they are written', async () => {
    const design = await createDesign(api.db, { sizes: [{ size: 'S', onHand: 1 }] });
    const fan = await api.as('consumer');
    const liked = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const like = api.db.transaction().execute(async (trx) => {
      // As a like is written.
      await trx.insertInto('design_likes').values({ user_id: fan.user.id, design_id: design.id, type: 'like' }).execute();
      await trx.updateTable('designs').set({ likes_count: 1 }).where('id', '=', design.id).execute();
      await trx.updateTable('design_cards').set({ likes_count: 1 }).where('design_id', '=', design.id).execute();
      liked.resolve();
      await mayCommit.promise;
    });
    await liked.promise;
    const sale = api.db
      .updateTable('stock_levels')
      .set({ allocated: 1 })
      .where('variant_id', '=', design.variants['S'] ?? '')
      .execute();
    await untilSomebodyWaits(api.db);
    mayCommit.resolve();
    await Promise.all([like, sale]);
    expect(await cardOf(design)).toMatchObject({ likes: 1, soldOut: true });
  });
});
