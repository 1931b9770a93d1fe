import { expect, test } from '@jest/globals';
import { ENDPOINTS } from '@orime/contracts/lists';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildTestApp } from './build-test-app.ts';
import { key } from './checkout-factories.ts';
import { freshAdmin } from './fresh-password.ts';
import { staffChanges } from './staff-changes.ts';

const DOMAINS = fileURLToPath(new URL('../src/domains', import.meta.url));

/*
 * Every change that only admins may make leaves a record. Each row of the endpoint list that lets in admins alone is either
 * called here with something that works, or named below with the test that asserts its record, or with why it has none.
 */
const testApp = await buildTestApp();
const { db } = testApp;
const admin = await freshAdmin(testApp);

const CALLS = staffChanges(testApp, admin);

/** The record is asserted by the module's own tests, where the call needs more than a factory: an outside service, a whole story. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'POST /api/gmailer/auth/callback': 'gmailer',
  'DELETE /api/gmailer/connection': 'gmailer',
  'POST /api/invoice/issue': 'invoice',
  'POST /api/invoice/void/id/:id': 'invoice',
  'POST /api/invoice/payment/id/:id': 'invoice',
  'POST /api/invoice/commission': 'invoice',
  'POST /api/invoice/refund/id/:id': 'invoice',
  'POST /api/expense/status/id/:id': 'expense',
  'POST /api/order/draft': 'order',
  'POST /api/application/status/id/:id': 'application',
  'POST /api/buyer/status/id/:id': 'buyer',
  'POST /api/buyer/assign-manager/id/:id': 'buyer',
  'POST /api/model-intake/status/id/:id': 'model-intake',
  'POST /api/releases/promote': 'releases',
  'POST /api/releases/rollback': 'releases',
};

const EXCEPTIONS: Readonly<Record<string, string>> = {
  'POST /api/admin/send-email/preview': 'changes nothing',
  'POST /api/gmailer/send': 'the same service as POST /api/admin/send-email',
};

const ofAdmins = ENDPOINTS.filter(({ method, allowed }) => method !== 'GET' && allowed === 'admin');
const nameOf = ({ method, url }: { readonly method: string; readonly url: string }) => `${method} ${url}`;
const rows = ofAdmins.map((row) => [nameOf(row), row.method, row.url] as const);

test('every change of admins is called here, elsewhere, or has a reason not to be', () => {
  const known = [CALLS, ELSEWHERE, EXCEPTIONS].flatMap((table) => Object.keys(table));
  expect(rows.map(([name]) => name).filter((name) => !known.includes(name))).toEqual([]);
  expect(known.filter((name) => !ofAdmins.some((row) => nameOf(row) === name))).toEqual([]);
});

test.each(rows.filter(([name]) => CALLS[name] !== undefined))('%s leaves a record of who did it', async (name, method, url) => {
  const { params = '', body } = (await CALLS[name]?.()) ?? {};
  const last = async () =>
    (await db.selectFrom('audit_log').select(['id', 'actor_id', 'action', 'entity']).orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? {
      id: 0,
      actor_id: null,
    };
  const before = await last();
  const answer = await admin.inject({
    method,
    url: url.replace(/:\w+/, params),
    headers: key(),
    ...(body === undefined ? {} : { payload: body }),
  });
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  const after = await last();
  expect(after.id).toBeGreaterThan(before.id);
  expect(after.actor_id).toBe(admin.user.id);
});

test.each(rows.flatMap(([name]) => (ELSEWHERE[name] === undefined ? [] : [[name, ELSEWHERE[name]] as const])))(
  '%s is asserted in the tests of %s',
  (_, module) => {
    const tests = globSync(`*/${module}/**/*.test.ts`, { cwd: DOMAINS });
    expect(tests.some((file) => readFileSync(join(DOMAINS, file), 'utf8').includes('audit_log'))).toBe(true);
  },
);
