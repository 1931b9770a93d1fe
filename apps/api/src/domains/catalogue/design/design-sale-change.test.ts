import { describe, expect, test } from '@jest/globals';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import type { OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { openOwnHouse } from './design-own.fixture.ts';

const api = await buildTestApp();
const { db } = api;

const { owner, house, input } = await openOwnHouse(api);

const admin = await api.as('admin');

describe('a change of what is on sale', () => {
  const formOf = async (id: string) => okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`)).form;

  test('leaves the stock alone that was sold while it waited, also when a size is new', async () => {
    const { id, variants } = await createDesign(db, { profileId: house.id });
    const form = await formOf(id);
    okBody(
      await owner.post(`/api/design/update/id/${id}`, {
        ...form,
        name: 'Waiting',
        sizes: [...form.sizes, { size: 'L', mode: 'stock', onHand: 4 }],
      }),
    );
    await db
      .updateTable('stock_levels')
      .set({ on_hand: 1 })
      .where('variant_id', '=', variants['S'] ?? '')
      .execute();
    expect((await formOf(id)).sizes).toMatchObject([
      { size: 'S', onHand: 1 },
      { size: 'M', onHand: 5 },
      { size: 'L', onHand: 4 },
    ]);
    okBody(await admin.post(`/api/design/confirm/id/${id}`, { confirmed: true }));
    expect((await formOf(id)).sizes).toMatchObject([
      { size: 'S', onHand: 1 },
      { size: 'M', onHand: 5 },
      { size: 'L', onHand: 4 },
    ]);
  });

  test('counts stock at once, and needs no review when nothing else differs', async () => {
    const { id, variants } = await createDesign(db, { profileId: house.id });
    const form = await formOf(id);
    const counted = okBody<OwnerDesign>(
      await owner.post(`/api/design/update/id/${id}`, { ...form, sizes: form.sizes.map((size) => ({ ...size, onHand: 9 })) }),
    );
    expect(counted).toMatchObject({
      pendingChange: false,
      stock: [
        { size: 'S', onHand: 9 },
        { size: 'M', onHand: 9 },
      ],
    });
    const movements = await db
      .selectFrom('stock_movements')
      .select('quantity')
      .where('variant_id', '=', variants['S'] ?? '')
      .where('ref', '=', 'design form')
      .execute();
    expect(movements).toEqual([{ quantity: 4 }]);
    expect(okBody<OwnerDesign>(await owner.post(`/api/design/update/id/${id}`, { ...form, name: 'Otherwise' })).pendingChange).toBe(true);
    expect(
      okBody<OwnerDesign>(await owner.post(`/api/design/update/id/${id}`, { ...form, sizes: form.sizes.slice(0, 1) })).pendingChange,
    ).toBe(true);
    expect(okBody<OwnerDesign>(await owner.post(`/api/design/update/id/${id}`, form)).pendingChange).toBe(false);
  });

  test('leaves something to be looked at and bought', async () => {
    const { id } = okBody<OwnerDesign>(await owner.post('/api/design/', { ...input, submit: true }));
    okBody(await admin.post(`/api/design/confirm/id/${id}`, { confirmed: true }));
    for (const [field, patch] of [
      ['images', { images: [] }],
      ['sizes', { sizes: [] }],
      ['description', { description: { en: ' ', jp: '' } }],
    ] as const) {
      const answer = await owner.post(`/api/design/update/id/${id}`, patch);
      expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ [field]: expect.any(String) })]);
    }
    expect((await owner.get(`/api/design/mine/${id}`)).json()).toMatchObject({ change: null });
  });

  test('brings a size back at the price of today', async () => {
    const { id } = okBody<OwnerDesign>(
      await owner.post('/api/design/', {
        ...input,
        pieces: [],
        sizes: [
          { size: 'S', mode: 'stock', onHand: 1 },
          { size: 'M', mode: 'stock', onHand: 1 },
        ],
      }),
    );
    const update = async (patch: Partial<DesignInput>) => okBody<OwnerDesign>(await owner.post(`/api/design/update/id/${id}`, patch));
    await update({ sizes: [{ size: 'S', mode: 'stock' }] });
    await update({ retailMinor: { USD: 70_000 } });
    await update({
      sizes: [
        { size: 'S', mode: 'stock' },
        { size: 'M', mode: 'stock' },
      ],
    });
    const { rows } = await sql<{
      size: string;
      amount: number;
    }>`SELECT v.size, r.amount_minor AS amount FROM prices r JOIN variants v ON v.id = r.variant_id WHERE v.design_id = ${id} AND r.channel = 'retail' AND r.currency = 'USD' ORDER BY v.size`.execute(
      db,
    );
    expect(rows).toEqual([
      { size: 'M', amount: 70_000 },
      { size: 'S', amount: 70_000 },
    ]);
  });
});
