import { expect, test } from '@jest/globals';
import { ReserveCode, type ReservePage } from '@orime/contracts/api/catalogue/private-reserve';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { key, okBody, refusal } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();
const admin = await api.as('admin');
const url = '/api/private-reserve/codes';
const create = async (body: object = {}) => okBody<ReserveCode>(await admin.post(url, body, key()));
const change = (id: string, body: object) => admin.post(`${url}/update/id/${id}`, body);
const open = (code: string) => api.post('/api/private-reserve/access', { code });

test('a code that admins make lets in, is counted, and is listed', async () => {
  const made = await create({ note: 'For the evening in Kyoto', mostUses: 2 });
  expect([...Value.Errors(ReserveCode, made)]).toEqual([]);
  expect(made).toMatchObject({
    code: expect.stringMatching(/^KURA-/),
    note: 'For the evening in Kyoto',
    mostUses: 2,
    usedCount: 0,
    active: true,
    expiresAt: null,
  });
  expect(okBody(await open(made.code))).toMatchObject({ hasAccess: true });
  const chosen = await create({ code: 'lantern-26' });
  const { items, total } = okBody<{ items: ReserveCode[]; total: number }>(await admin.get(url));
  expect([items[0]?.code, items.find(({ id }) => id === made.id)?.usedCount, total]).toEqual([chosen.code, 1, items.length]);
  expect(chosen.code).toBe('LANTERN-26');
  expect(refusal(await admin.post(url, { code: 'LANTERN-26' }, key()))).toBe('409 conflict');
});

test('a code that is taken back lets nobody in any more, nor who came in by it', async () => {
  const made = await create();
  const { pass } = okBody<{ pass: string }>(await open(made.code));
  const isIn = async () => okBody<ReservePage>(await api.get(`/api/private-reserve?pass=${pass}`)).hasAccess;
  expect(await isIn()).toBe(true);
  // A use is no change by staff.
  expect(okBody<ReserveCode>(await change(made.id, { note: 'For Kyoto', version: 1 }))).toMatchObject({ note: 'For Kyoto', version: 2 });
  expect(refusal(await change(made.id, { active: false, version: 1 }))).toBe('409 conflict');
  expect(okBody<ReserveCode>(await change(made.id, { active: false }))).toMatchObject({ active: false, note: 'For Kyoto' });
  expect([await isIn(), refusal(await open(made.code))]).toEqual([false, '400 validation']);
  expect(okBody<ReserveCode>(await change(made.id, { active: true, expiresAt: '2020-01-01T00:00:00Z' }))).toMatchObject({ active: true });
  expect(refusal(await open(made.code))).toBe('400 validation');
});

test('limits never fall below those who came, also while they come', async () => {
  const made = await create({ mostUses: 10 });
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(made.code)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(10);
  expect(refusal(await change(made.id, { mostUses: 9 }))).toBe('422 business_rule');
  expect(okBody<ReserveCode>(await change(made.id, { mostUses: null }))).toMatchObject({ mostUses: null, usedCount: 10 });
  expect((await open(made.code)).statusCode).toBe(200);
});

test('codes are found by their words and by whether they let people in', async () => {
  const mark = crypto.randomUUID().slice(0, 8);
  const made = async (part: object) => create({ note: `For 100%_${mark}`, ...part });
  const live = await made({ mostUses: 5 });
  const used = await made({ mostUses: 1 });
  okBody(await open(used.code));
  const over = await made({ expiresAt: '2020-01-01T00:00:00Z' });
  const off = await made({ expiresAt: '2020-01-01T00:00:00Z' });
  okBody(await change(off.id, { active: false }));
  const found = async (query: object) => {
    const search = new URLSearchParams({ q: `100%_${mark}`, ...query }).toString();
    const { items, total } = okBody<{ items: ReserveCode[]; total: number }>(await admin.get(`${url}?${search}`));
    expect(total).toBe(items.length);
    return items.map(({ id }) => id);
  };
  expect(await found({})).toEqual([off, over, used, live].map(({ id }) => id));
  for (const [state, code] of Object.entries({ live, used, over, off }))
    expect([state, await found({ state })]).toEqual([state, [code.id]]);
  expect(refusal(await admin.get(`${url}?state=lost`))).toBe('400 validation');
});

test('codes are for admins, and in one form', async () => {
  for (const role of ['consumer', 'designer', 'buyer-verified', 'account-manager'] as const) {
    const client = await api.as(role);
    expect([refusal(await client.get(url)), refusal(await client.post(url, {}, key()))]).toEqual(['403 forbidden', '403 forbidden']);
  }
  expect(refusal(await api.get(url))).toBe('401 unauthenticated');
  for (const body of [{ code: 'a b c d' }, { code: 'abc' }, { mostUses: 0 }, { expiresAt: 'soon' }])
    expect(refusal(await admin.post(url, body, key()))).toBe('400 validation');
  expect(refusal(await change('rvc_none', { active: false }))).toBe('404 not_found');
});
