import { expect, test } from '@jest/globals';
import { ENDPOINTS } from '@orime/contracts/lists';
import { buildTestApp } from '../build-test-app.ts';
import { refusal } from '../checkout-factories.ts';
import { freshAdmin } from '../fresh-password.ts';
import { staffCalls } from '../staff-calls.ts';
import { nameOf, send, type Calls } from './calls/call.ts';
import { allCalls } from './calls/index.ts';

const site = await buildTestApp();
const calls: Calls = { ...allCalls(site), ...staffCalls(site) };

/** What moves money or trust; settings hold the amount from which refunds ask for the password. */
test.each([
  ['POST', '/api/payout/run', { currency: 'USD' }],
  ['POST', '/api/payout/status/id/pay_1', { status: 'processing' }],
  ['POST', '/api/payout/details/profile/prf_1', undefined],
  ['POST', '/api/buyer/status/id/byr_1', { status: 'verified', terms: 'net60', creditLimit: 1_000_000_000 }],
  ['POST', '/api/commission-rate', { scope: 'global', kind: 'percent', value: 0 }],
  ['POST', '/api/commission-rate/update/id/cmr_1', { scope: 'global', kind: 'percent', value: 0 }],
  ['DELETE', '/api/commission-rate/cmr_1', undefined],
  ['POST', '/api/settings', { holdMinutes: 10 }],
] as const)('%s %s asks an admin for the password again', async (method, url, payload) => {
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const call = { method, url, headers, ...(payload === undefined ? {} : { payload }) };
  expect(refusal(await (await site.as('admin')).inject(call))).toBe('403 reauth_required');
  const fresh = await (await freshAdmin(site)).inject(call);
  expect(fresh.body).not.toContain('reauth_required');
  expect(refusal(await (await site.as('consumer')).inject(call))).toBe('403 forbidden');
});

/** Grants, changes of many rows, mail to many, erasures and releases (authorization.md, rule 5), which ask once the call is known to be a good one. */
test.each([
  'POST /api/admin/users/role',
  'POST /api/admin/users/status',
  'POST /api/admin/users/trusted-author',
  'POST /api/admin/profiles/bulk',
  'POST /api/admin/designs/bulk',
  'POST /api/admin/producers/bulk',
  'POST /api/admin/send-email',
  'POST /api/privacy-request/status/id/:id',
  'POST /api/releases/promote',
  'POST /api/releases/rollback',
])('%s asks an admin for the password again, and works with it', async (name) => {
  const row = ENDPOINTS.find((one) => nameOf(one) === name);
  const admin = await freshAdmin(site);
  const call = await calls[name]?.({ ...admin, role: 'admin', userId: admin.user.id });
  if (row === undefined || call === undefined) throw new Error(`${name} has no call`);
  // Who prepared the call has the token of its preview.
  const { by = admin } = call;
  await site.db.updateTable('sessions').set({ reauth_until: null }).execute();
  expect(refusal(await send(by, row, call))).toBe('403 reauth_required');
  await site.db
    .updateTable('sessions')
    .set({ reauth_until: new Date(Date.now() + 600_000) })
    .execute();
  expect((await send(by, row, call)).statusCode).toBe(200);
});
