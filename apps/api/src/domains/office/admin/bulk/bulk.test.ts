import { describe, expect, test } from '@jest/globals';
import type { BulkAnswer } from '@orime/contracts/api/office/admin-bulk';
import { buildTestApp, type SignedInClient } from '../../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../../test/catalogue-factories.ts';
import { okBody, refusal } from '../../../../../test/checkout-factories.ts';
import { acceptVendorAgreement } from '../../../../../test/factories.ts';
import { freshAdmin } from '../../../../../test/fresh-password.ts';
import { newId } from '../../../../house/ids.ts';

const testApp = await buildTestApp();
const { as, db, get } = testApp;
const admin = await freshAdmin(testApp);

type Kind = 'profiles' | 'designs' | 'producers';
const dryRun = (kind: Kind, edits: object[], more: object = {}) => admin.post(`/api/admin/${kind}/bulk?dryRun=1`, { edits, ...more });
const show = async (kind: Kind, edits: object[], more: object = {}) => okBody<BulkAnswer>(await dryRun(kind, edits, more));
const apply = (kind: Kind, token: string | null, client: SignedInClient = admin) => client.post(`/api/admin/${kind}/bulk`, { token });
const results = ({ rows }: BulkAnswer) => rows.map(({ result, reason }) => reason ?? result);
const designRow = (id: string) =>
  db.selectFrom('designs').select(['hidden', 'featured_rank', 'gender', 'version']).where('id', '=', id).executeTakeFirstOrThrow();

describe('designs', () => {
  test('are shown what would change, changed like that, and can be changed back from the record', async () => {
    const [one, two] = [await createDesign(db), await createDesign(db)];
    const edits = [one, two].map(({ id }) => ({ id, changes: { hidden: true, featuredRank: 7, gender: 'men' } }));
    const before = [await designRow(one.id), await designRow(two.id)];
    const shown = await show('designs', edits);
    expect(results(shown)).toEqual(['change', 'change']);
    expect(shown.rows[0]).toMatchObject({
      id: one.id,
      before: { hidden: false, featuredRank: before[0]?.featured_rank ?? null },
      after: { hidden: true, featuredRank: 7 },
    });
    expect([await designRow(one.id), await designRow(two.id)]).toEqual(before);
    expect(results(okBody<BulkAnswer>(await apply('designs', shown.token)))).toEqual(['changed', 'changed']);
    expect(await designRow(one.id)).toMatchObject({ hidden: true, featured_rank: 7, gender: 'men' });
    expect((await get(`/api/design/${one.id}`)).statusCode).toBe(404);
    const records = await db
      .selectFrom('audit_log')
      .select(['entity_id', 'diff'])
      .where('action', '=', 'design.bulk')
      .where('entity_id', 'in', [one.id, two.id])
      .execute();
    expect(records).toHaveLength(2);
    const undo = records.map((record) => ({ id: record.entity_id, changes: (record.diff as { before: object }).before }));
    okBody(await apply('designs', (await show('designs', undo)).token));
    for (const [place, { id }] of [one, two].entries())
      expect({ ...(await designRow(id)), version: 0 }).toEqual({ ...before[place], version: 0 });
  });

  test('that are as wished, missing or wished for wrongly are told apart', async () => {
    const design = await createDesign(db);
    const shown = await show('designs', [
      { id: design.id, changes: { hidden: false } },
      { id: 'dsn_none', changes: { hidden: true } },
      { id: (await createDesign(db)).id, changes: { category: 'spaceships' } },
      { id: (await createDesign(db)).id, changes: { countryOrigin: 'ZZ' } },
    ]);
    expect(results(shown)).toEqual(['same', 'not_found', 'no_such_category', 'no_such_country']);
    expect(shown.token).toBeNull();
  });

  test('that changed since they were shown are left alone, alone', async () => {
    const [one, two] = [await createDesign(db), await createDesign(db)];
    const { token } = await show(
      'designs',
      [one, two].map(({ id }) => ({ id, changes: { featuredRank: 3 } })),
    );
    await db.updateTable('designs').set({ featured_rank: 99 }).where('id', '=', one.id).execute();
    // Something that was not shown may change meanwhile.
    await db.updateTable('designs').set({ fabric: 'Wool' }).where('id', '=', two.id).execute();
    expect(results(okBody<BulkAnswer>(await apply('designs', token)))).toEqual(['conflict', 'changed']);
    expect([(await designRow(one.id)).featured_rank, (await designRow(two.id)).featured_rank]).toEqual([99, 3]);
  });

  test('are changed once, also when it is pressed many times at once', async () => {
    const { id } = await createDesign(db);
    const { token } = await show('designs', [{ id, changes: { hidden: true } }]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => apply('designs', token)));
    expect(new Set(answers.map((answer) => answer.body)).size).toBe(1);
    expect(results(okBody<BulkAnswer>(answers[0] ?? (await apply('designs', token))))).toEqual(['changed']);
    expect(await db.selectFrom('audit_log').select('id').where('entity_id', '=', id).execute()).toHaveLength(1);
  });
});

describe('a token', () => {
  test('is its admin’s own, of its kind, for half an hour, with a password entered lately', async () => {
    const { id } = await createDesign(db);
    const { token } = await show('designs', [{ id, changes: { hidden: true } }]);
    expect(refusal(await apply('designs', token, await as('admin')))).toBe('403 reauth_required');
    expect(refusal(await apply('designs', token, await freshAdmin(testApp)))).toBe('410 token_used');
    expect(refusal(await apply('profiles', token))).toBe('410 token_used');
    await db
      .updateTable('bulk_previews')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .execute();
    expect(refusal(await apply('designs', token))).toBe('410 token_used');
    expect((await designRow(id)).hidden).toBe(false);
  });

  test.each([
    ['no edits', '?dryRun=1', {}],
    ['no token', '', { edits: [{ id: 'dsn_1', changes: { hidden: true } }] }],
    [
      'a row twice',
      '?dryRun=1',
      {
        edits: [
          { id: 'dsn_1', changes: { hidden: true } },
          { id: 'dsn_1', changes: { hidden: false } },
        ],
      },
    ],
    ['a field nobody may edit', '?dryRun=1', { edits: [{ id: 'dsn_1', changes: { slug: 'another-name' } }] }],
    [
      'too many rows',
      '?dryRun=1',
      { edits: Array.from({ length: 501 }, (_, place) => ({ id: `dsn_${place}`, changes: { hidden: true } })) },
    ],
  ])('with %s is refused', async (_, query, body) => {
    expect(refusal(await admin.post(`/api/admin/designs/bulk${query}`, body))).toBe('400 validation');
  });
});

describe('profiles', () => {
  test('are featured, moved by their steps, and their people told', async () => {
    const [profile, draft] = [await createProfile(db), await createProfile(db, { status: 'draft' })];
    await acceptVendorAgreement(db, draft.userId);
    const edits = [
      { id: profile.id, changes: { status: 'suspended', featured: true, country: 'FR' } },
      { id: draft.id, changes: { status: 'approved' } },
    ];
    expect(results(await show('profiles', edits))).toEqual(['reason_required', 'change']);
    const { token } = await show('profiles', edits, { reason: 'Copies of others’ work.' });
    expect(results(okBody<BulkAnswer>(await apply('profiles', token)))).toEqual(['changed', 'changed']);
    expect(
      await db.selectFrom('profiles').select(['status', 'featured', 'country']).where('id', '=', profile.id).executeTakeFirst(),
    ).toEqual({ status: 'suspended', featured: true, country: 'FR' });
    expect((await get(`/api/profile/id/${profile.id}`)).statusCode).toBe(404);
    expect((await get(`/api/profile/id/${draft.id}`)).statusCode).toBe(200);
    const mails = await db.selectFrom('outbox').select('payload').where('dedupe_key', 'like', `profile-status:${profile.id}:%`).execute();
    expect(mails).toEqual([
      {
        payload: expect.objectContaining({
          template: 'profile-suspended',
          data: expect.objectContaining({ note: 'Copies of others’ work.' }),
        }),
      },
    ]);
    expect(results(await show('profiles', [{ id: profile.id, changes: { status: 'draft' } }], { reason: 'x' }))).toEqual([
      'invalid_transition',
    ]);
  });

  test('get a commission of their own and lose it again; the old rate is kept for what was sold', async () => {
    const { id } = await createProfile(db);
    const set = async (commissionBp: number | null) =>
      okBody<BulkAnswer>(await apply('profiles', (await show('profiles', [{ id, changes: { commissionBp } }])).token));
    expect((await set(1200)).rows[0]).toMatchObject({ before: { commissionBp: null }, after: { commissionBp: 1200 } });
    expect((await set(900)).rows[0]).toMatchObject({ before: { commissionBp: 1200 } });
    await set(null);
    expect((await show('profiles', [{ id, changes: { commissionBp: null } }])).rows[0]?.result).toBe('same');
    const rates = await db
      .selectFrom('commission_rates')
      .select(['value', 'valid_to'])
      .where('scope_id', '=', id)
      .orderBy('value')
      .execute();
    expect(rates).toEqual([
      { value: 900, valid_to: expect.any(Date) },
      { value: 1200, valid_to: expect.any(Date) },
    ]);
  });
});

test('shops open once what they need is done; pages without an account need what stands on them', async () => {
  const ids = await Promise.all(
    [35, null].map(async (lat) => {
      const id = newId('pro');
      await db
        .insertInto('producers')
        .values({
          id,
          user_id: null,
          handle: `mill-${id.slice(-8).toLowerCase()}`,
          name: 'Mill',
          country: 'JP',
          status: 'in_review',
          lat,
          lon: lat,
          bio_en: 'Linen.',
        })
        .execute();
      return id;
    }),
  );
  const house = await createProfile(db, { status: 'in_review' });
  const closed = await show('profiles', [{ id: house.id, changes: { status: 'approved', featured: true } }]);
  expect([closed.token, closed.rows[0]]).toMatchObject([null, { result: 'refused', reason: 'onboarding', missing: ['agreement'] }]);
  const shown = await show(
    'producers',
    ids.map((id) => ({ id, changes: { status: 'approved', moq: 30, leadTimeDays: 14 } })),
  );
  expect(results(shown)).toEqual(['change', 'onboarding']);
  expect(shown.rows.map(({ missing }) => missing)).toEqual([undefined, ['location']]);
  okBody(await apply('producers', shown.token));
  expect(
    await db
      .selectFrom('producers')
      .select(['status', 'moq', 'lead_time_days'])
      .where('id', '=', ids[0] ?? '')
      .executeTakeFirst(),
  ).toEqual({ status: 'approved', moq: 30, lead_time_days: 14 });
});
