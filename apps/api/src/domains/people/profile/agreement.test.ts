import { expect, test } from '@jest/globals';
import type { Agreement } from '@orime/contracts/api/people/profile';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';

const guest = await buildTestApp();
const { db } = guest;
const url = '/api/profile/accept-agreement';
const publish = (version: string) =>
  db
    .insertInto('policies')
    .values({ slug: 'vendor', version, locale: 'en', title: 'Vendor agreement', sections: '[]', effective_at: version })
    .execute();

test('there is nothing to accept while there is no agreement', async () => {
  expect(refusal(await (await guest.as('designer')).post(url, { version: '1' }))).toBe('404 not_found');
});

test.each(['designer', 'producer'] as const)('a %s accepts once: version, time and address stay those of the first time', async (role) => {
  await db.deleteFrom('policies').execute();
  await publish('2026-01-01');
  const seller = await guest.as(role);
  expect((await seller.get('/api/profile/agreement')).json()).toEqual({ version: '2026-01-01', acceptedAt: null });
  const answers = await Promise.all([1, 2, 3].map(async () => okBody<Agreement>(await seller.post(url, { version: '2026-01-01' }))));
  expect(new Set(answers.map(({ acceptedAt }) => acceptedAt)).size).toBe(1);
  expect((await seller.get('/api/profile/agreement')).json()).toEqual(answers[0]);
  const rows = await db
    .selectFrom('agreement_acceptances')
    .select(['slug', 'version', 'ip'])
    .where('user_id', '=', seller.user.id)
    .execute();
  expect(rows).toEqual([{ slug: 'vendor', version: '2026-01-01', ip: '127.0.0.1' }]);
});

test('a newer version has to be read and accepted anew', async () => {
  const seller = await guest.as('designer');
  await seller.post(url, { version: '2026-01-01' });
  await publish('2026-02-01');
  expect((await seller.get('/api/profile/agreement')).json()).toEqual({ version: '2026-02-01', acceptedAt: null });
  expect(refusal(await seller.post(url, { version: '2026-01-01' }))).toBe('409 conflict');
  expect(okBody<Agreement>(await seller.post(url, { version: '2026-02-01' })).acceptedAt).not.toBeNull();
  expect(await db.selectFrom('agreement_acceptances').select('version').where('user_id', '=', seller.user.id).execute()).toHaveLength(2);
});

test('only sellers accept, and only a version', async () => {
  expect(refusal(await guest.post(url, { version: '2026-02-01' }))).toBe('401 unauthenticated');
  expect(refusal(await (await guest.as('consumer')).post(url, { version: '2026-02-01' }))).toBe('403 forbidden');
  expect(refusal(await (await guest.as('designer')).post(url, {}))).toBe('400 validation');
});
