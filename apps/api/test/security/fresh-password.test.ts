import { expect, test } from '@jest/globals';
import { buildTestApp } from '../build-test-app.ts';
import { refusal } from '../checkout-factories.ts';
import { freshAdmin } from '../fresh-password.ts';

const site = await buildTestApp();

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
