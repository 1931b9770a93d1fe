import { describe, expect, test } from '@jest/globals';
import type { Design, DesignCard, OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import type { DesignChange, DesignForm, OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../../test/checkout-factories.ts';
import { createProducer } from '../../../../../test/production-factories.ts';
import { READY_RULES } from '../../../../../test/quiet-rules.ts';

const api = await buildTestApp();
const { db } = api;
const admin = await api.as('admin');
const owner = await api.as('designer');
const house = await createProfile(db, { userId: owner.user.id });

const input: DesignInput = {
  name: 'Reed Coat',
  description: { en: 'A coat.', jp: '' },
  category: 'coat',
  gender: 'women',
  colour: 'teal',
  materials: [{ fibre: 'wool', percent: 100 }],
  countryOrigin: 'JP',
  images: [],
  sizes: [{ size: 'S', mode: 'stock', onHand: 2 }],
  retailMinor: { USD: 64_000 },
};
const create = async (change: Partial<DesignInput> = {}) => okBody<OwnerDesign>(await owner.post('/api/design/', { ...input, ...change }));
const update = async (id: string, patch: Partial<DesignInput>, by = owner) =>
  okBody<OwnerDesign>(await by.post(`/api/design/update/id/${id}`, patch));
const confirm = async (id: string) => okBody<OwnerDesign>(await admin.post(`/api/design/confirm/id/${id}`, { confirmed: true }));
const open = async (id: string) => okBody<OwnDesign>(await owner.get(`/api/design/mine/${id}`));
const idsOf = ({ siblings }: Pick<Design, 'siblings'>) => siblings.map(({ id }) => id);

async function coloursOf(...ids: readonly string[]): Promise<readonly (number | undefined)[]> {
  const cards = okBody<DesignCard[]>(await api.get(`/api/design/?limit=100&designer=${house.id}`));
  return ids.map((id) => cards.find((card) => card.id === id)?.colours);
}

async function expectReady(): Promise<void> {
  for (const rule of READY_RULES) expect([rule.name, (await sql.raw(rule.sql).execute(db)).rows]).toEqual([rule.name, []]);
}

describe('colours of a style', () => {
  test.each([
    ['id', (coat: OwnerDesign) => coat.id],
    ['slug', (coat: OwnerDesign) => coat.slug],
    ['SKU', (coat: OwnerDesign) => coat.sizes[0]?.sku ?? ''],
  ])('are joined by %s, and the form gives the style back', async (_, nameOf) => {
    const teal = await createDesign(db, { profileId: house.id });
    const first = okBody<OwnerDesign>(await owner.get(`/api/design/${teal.id}`));
    const ink = await create({ colour: 'ink', styleOf: nameOf(first) });
    const { form } = await open(ink.id);
    expect(form.styleOf).toBe(teal.slug);
    expect((await open(teal.id)).form.styleOf).toBe(ink.slug);
    expect(idsOf(ink)).toEqual([teal.id, ink.id]);
    expect(idsOf(await update(ink.id, form))).toEqual([teal.id, ink.id]);
    expect(idsOf(await update(ink.id, { styleOf: null }))).toEqual([ink.id]);
    expect((await open(teal.id)).form.styleOf).toBeUndefined();
  });

  test('that are on sale wait for review, and are counted anew wherever they came from', async () => {
    const make = (colour: string) => createDesign(db, { profileId: house.id, colour, wholesale: { USD: 9_000 } });
    const [teal, ink, rust] = [await make('teal'), await make('ink'), await make('rust')];
    await update(ink.id, { styleOf: teal.id });
    const change = okBody<DesignChange>(await admin.get(`/api/design/change/id/${ink.id}`));
    expect(change.fields).toEqual([{ field: 'styleOf', before: null, after: teal.slug }]);
    expect(await coloursOf(teal.id, ink.id)).toEqual([1, 1]);
    await confirm(ink.id);
    expect(await coloursOf(teal.id, ink.id)).toEqual([2, 2]);
    // The style by another of its colours is the style it has.
    await update(rust.id, { styleOf: ink.slug }, admin);
    expect(await update(rust.id, { styleOf: ink.id })).toMatchObject({ pendingChange: false });
    expect(idsOf(okBody<Design>(await api.get(`/api/design/${teal.id}`))).toSorted()).toEqual([teal.id, ink.id, rust.id].toSorted());
    await update(ink.id, { styleOf: null }, admin);
    expect(await coloursOf(teal.id, ink.id, rust.id)).toEqual([2, 1, 2]);
    expect(await update(ink.id, { styleOf: null })).toMatchObject({ pendingChange: false });
    await expectReady();
  });

  test('are of one house, others than the design itself, and still there when a change is accepted', async () => {
    const [own, foreign, gone] = [await create(), await createDesign(db), await createDesign(db, { profileId: house.id })];
    for (const styleOf of [foreign.id, foreign.slug, 'no-such-coat', own.id]) {
      for (const by of [owner, admin]) {
        const answer = await by.post(`/api/design/update/id/${own.id}`, { styleOf });
        expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ styleOf: 'is no other design of this house' })]);
      }
    }
    expect((await owner.post('/api/design/', { ...input, styleOf: foreign.slug })).statusCode).toBe(400);
    const shown = await createDesign(db, { profileId: house.id });
    await update(shown.id, { styleOf: gone.id });
    okBody(await owner.delete(`/api/design/${gone.id}`));
    expect((await admin.post(`/api/design/confirm/id/${shown.id}`, { confirmed: true })).json()).toMatchObject({
      styleOf: expect.any(String),
    });
    okBody(await admin.post(`/api/design/confirm/id/${shown.id}`, { confirmed: false, reason: 'It is gone' }));
  });

  test('stay together when they join and leave at once', async () => {
    const make = () => createDesign(db, { profileId: house.id, wholesale: { USD: 9_000 } });
    const [teal, restless, others] = [await make(), await make(), await Promise.all(Array.from({ length: 10 }, make))];
    await Promise.all([
      ...others.map(({ id }) => update(id, { styleOf: teal.id }, admin)),
      ...[teal.id, null, teal.slug, null].map((styleOf) => update(restless.id, { styleOf }, admin)),
      ...Array.from({ length: 8 }, () => create({ styleOf: teal.slug })),
    ]);
    const { rows } = await sql<{ designs: number }>`
      SELECT count(*)::int AS designs FROM designs WHERE style_id = (SELECT style_id FROM designs WHERE id = ${teal.id}) AND id <> ${restless.id}`.execute(
      db,
    );
    expect(rows).toEqual([{ designs: 19 }]);
    await expectReady();
  });
});

describe('producer, chart and customs code', () => {
  const chart: NonNullable<DesignForm['sizeChart']> = [
    { size: 'S', measuresMm: { bust: 860, waist: 665 } },
    { size: 'M', measuresMm: { bust: 900, waist: 705 } },
  ];

  test('are shown, come back in the form, and go', async () => {
    const { id: producerId, handle } = await createProducer(db);
    const design = await create({ producerId, sizeChart: chart, hsCode: '620211' });
    expect(design).toMatchObject({
      producer: { handle },
      sizeChart: [{ size: 'S', measurements: [{ label: { en: 'Bust' }, cm: 86 }, { cm: 66.5 }] }, { size: 'M' }],
    });
    const { form } = await open(design.id);
    expect(form).toMatchObject({ producerId, sizeChart: chart, hsCode: '620211' });
    await db.updateTable('producers').set({ status: 'suspended' }).where('id', '=', producerId).execute();
    await update(design.id, form);
    expect((await open(design.id)).form).toMatchObject(form);
    expect(await update(design.id, { producerId: null, sizeChart: null, hsCode: null })).toMatchObject({ producer: null, sizeChart: [] });
    const left = Object.keys((await open(design.id)).form);
    expect(
      Object.keys(form)
        .filter((field) => !left.includes(field))
        .toSorted(),
    ).toEqual(['hsCode', 'producerId', 'sizeChart']);
  });

  test('of a design on sale wait for review; a chart of one’s own leaves that of others alone', async () => {
    await db
      .insertInto('size_charts')
      .values({ id: 'chart_shared', name_en: 'Shared', name_jp: '', sizes: JSON.stringify(chart.slice(0, 1)) })
      .execute();
    const [one, other] = [await createDesign(db, { profileId: house.id }), await createDesign(db, { profileId: house.id })];
    await db.updateTable('designs').set({ size_chart_id: 'chart_shared' }).where('id', 'in', [one.id, other.id]).execute();
    const { id: producerId, handle } = await createProducer(db);
    expect(await update(one.id, { ...(await open(one.id)).form, hsCode: null })).toMatchObject({ pendingChange: false });
    expect(await update(one.id, { sizeChart: chart, producerId, hsCode: '6109100010' })).toMatchObject({
      pendingChange: true,
      producer: null,
      sizeChart: [{ size: 'S' }],
    });
    const { fields } = okBody<DesignChange>(await admin.get(`/api/design/change/id/${one.id}`));
    expect(fields).toEqual(
      expect.arrayContaining([
        { field: 'sizeChart', before: chart.slice(0, 1), after: chart },
        { field: 'producerId', before: null, after: producerId },
        { field: 'hsCode', before: null, after: '6109100010' },
      ]),
    );
    await confirm(one.id);
    expect(okBody<Design>(await api.get(`/api/design/${one.id}`))).toMatchObject({
      producer: { handle },
      sizeChart: [{ size: 'S' }, { size: 'M' }],
    });
    expect(okBody<Design>(await api.get(`/api/design/${other.id}`)).sizeChart).toHaveLength(1);
    await update(one.id, { sizeChart: chart.slice(1) }, admin);
    expect(okBody<Design>(await api.get(`/api/design/${one.id}`)).sizeChart).toMatchObject([{ size: 'M' }]);
    await expectReady();
  });

  test.each<[string, Partial<DesignInput>, string]>([
    ['a producer of nowhere', { producerId: 'pro_none' }, 'producerId'],
    ['a size twice', { sizeChart: [...chart, ...chart] }, 'sizeChart'],
    ['a measure nobody knows', { sizeChart: [{ size: 'S', measuresMm: { aura: 900 } }] }, 'sizeChart'],
    ['a code with letters', { hsCode: '6202AB' }, 'hsCode'],
    ['a code that is too short', { hsCode: '6202' }, 'hsCode'],
  ])('refuses %s and names the field', async (_, change, field) => {
    const answer = await owner.post('/api/design/', { ...input, ...change });
    expect([answer.statusCode, answer.json()]).toEqual([400, expect.objectContaining({ [field]: expect.any(String) })]);
  });

  test('refuses a producer that is not approved', async () => {
    const { id: producerId } = await createProducer(db, { status: 'in_review' });
    expect((await owner.post('/api/design/', { ...input, producerId })).json()).toMatchObject({
      producerId: 'is not an approved producer',
    });
  });
});
