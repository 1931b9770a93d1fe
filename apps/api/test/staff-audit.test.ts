import { beforeEach, expect, test } from '@jest/globals';
import { ALLOWED, ENDPOINTS, type EndpointRow } from '@orime/contracts/lists';
import type { LightMyRequestResponse } from 'fastify';
import { readFileSync } from 'node:fs';
import { buildTestApp, type SignedInClient, type TestClient } from './build-test-app.ts';
import { nameOf, send, type Call, type Calls } from './security/calls/call.ts';
import { allCalls } from './security/calls/index.ts';
import { staffCalls } from './staff-calls.ts';

/*
 * Every change by staff leaves a record (data-model.md). Each write of the endpoint list that a member of staff may send is sent here
 * by one, on rows that are somebody else's, and its record is looked for; or it is named below with where it is asserted, or why it
 * has none. A write that is in neither fails.
 */
const testApp = await buildTestApp();
const { db } = testApp;

const STAFF = ['admin', 'account-manager'] as const;
type StaffRole = (typeof STAFF)[number];
const members: Readonly<Record<StaffRole, SignedInClient>> = {
  admin: await testApp.as('admin'),
  'account-manager': await testApp.as('account-manager'),
};
const calls: Calls = { ...allCalls(testApp), ...staffCalls(testApp) };

/** The record is asserted by another test, where the call ends at an outside service: its file. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'POST /api/gmailer/auth/callback': 'talk/gmailer/gmailer.test.ts',
  'DELETE /api/gmailer/connection': 'talk/gmailer/gmailer.test.ts',
};

const EXEMPT: Readonly<Record<string, string>> = {
  'POST /api/admin/send-email/preview': 'changes nothing',
  'POST /api/application/letter/id/:id': 'changes nothing',
  'POST /api/buyer/letter/id/:id': 'changes nothing',
  'POST /api/model-intake/letter/id/:id': 'changes nothing',
  'POST /api/gmailer/send': 'the same service as POST /api/admin/send-email',
  'POST /api/users/reauth': 'confirms the own session for some minutes, and changes nothing else',
  'POST /api/wholesale-order/quote': 'keeps nothing but the terms that it answers',
  'POST /api/mail-webhook/:provider': 'proven by a signature of the provider, whoever sends it',
  'POST /api/payment/webhook/:provider': 'proven by a signature of the provider, whoever sends it',
  'POST /api/users/totp': 'proven by the challenge of a sign-in, whoever sends it',
  'POST /api/order/lookup': 'proven by number and address, whoever sends it; changes nothing',
  'POST /api/users/set-profile-type': 'changes the account of whoever sends it',
  'POST /api/email-preferences': 'changes the account of whoever sends it',
  'POST /api/upload': 'keeps a file of whoever sends it',
  'POST /api/private-reserve/:name/hold': 'holds a piece for whoever sends it',
  'POST /api/channel/report/:name': 'asks staff to look, as every member of the conversation may',
};

/** What members do on their own rows. Staff do it on theirs like everybody; on the rows of others it is a change by staff. */
const isOfMembers = ({ allowed }: EndpointRow): boolean => allowed === 'everyone' || allowed === 'signed-in';

const writes = ENDPOINTS.filter(({ method }) => method !== 'GET');
const cells = writes.flatMap((row) =>
  STAFF.filter((role) => (ALLOWED[row.allowed] as readonly string[]).includes(role)).map((role) => [nameOf(row), role, row] as const),
);
const names = new Set(cells.map(([name]) => name));

test('every change that staff may make is made here, asserted elsewhere, or has a reason to leave no record', () => {
  const known = new Set([calls, ELSEWHERE, EXEMPT].flatMap((table) => Object.keys(table)));
  expect([...names].filter((name) => !known.has(name))).toEqual([]);
  expect([ELSEWHERE, EXEMPT].flatMap((table) => Object.keys(table)).filter((name) => !names.has(name))).toEqual([]);
});

test.each(Object.entries(ELSEWHERE))('%s is asserted in %s', (_, file) => {
  expect(readFileSync(new URL(`../src/domains/${file}`, import.meta.url), 'utf8')).toContain("selectFrom('audit_log')");
});

// On a busy machine these tests take longer than a password counts as entered lately.
beforeEach(async () => {
  await db
    .updateTable('sessions')
    .set({ reauth_until: new Date(Date.now() + 600_000) })
    .where('user_id', 'in', [members.admin.user.id, members['account-manager'].user.id])
    .execute();
});

const driven = cells.filter(([name]) => ELSEWHERE[name] === undefined && EXEMPT[name] === undefined);

test.each(driven.filter(([, , row]) => !isOfMembers(row)))('%s by %s leaves a record', async (name, role, row) => {
  const { call, sender } = await prepare(name, role);
  const { answer, records } = await recorded(sender, row, call);
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  expect(records).toContainEqual(expect.objectContaining({ actor_id: sender.user.id, entity_id: expect.stringMatching(/./) }));
});

test.each(driven.filter(([, , row]) => isOfMembers(row)))(
  '%s by %s on the row of a member is refused or leaves a record',
  async (name, role, row) => {
    const { call, owner, sender } = await prepare(name, role);
    // About nobody's rows, or the sender's own: no work of staff.
    if (owner === undefined || owner === sender) return;
    const { answer, records } = await recorded(sender, row, withoutProofs(call));
    if (answer.statusCode >= 400) expect(records).toEqual([]);
    else expect(records).toContainEqual(expect.objectContaining({ actor_id: sender.user.id }));
  },
);

/** The call with who sends it: who prepared it, when that is staff of the role, otherwise somebody who has no part in it. */
async function prepare(name: string, role: StaffRole) {
  const stranger = members[role];
  const self = { ...stranger, role, userId: stranger.user.id };
  const call = await calls[name]?.(self);
  if (call === undefined) throw new Error(`${name} has no call`);
  // Managers see the companies that are assigned to them.
  if (role === 'account-manager') await db.updateTable('buyers').set({ account_manager_id: stranger.user.id }).execute();
  const owner = call.by === self ? stranger : call.by;
  return { call, owner, sender: (await asStaff(owner, role)) ?? stranger };
}

async function asStaff(client: TestClient | undefined, role: StaffRole): Promise<SignedInClient | undefined> {
  if (client === undefined || !('user' in client)) return undefined;
  const signedIn = client as SignedInClient; // the one kind of client that has a user
  const { staff_role: found } = await db
    .selectFrom('users')
    .select('staff_role')
    .where('id', '=', signedIn.user.id)
    .executeTakeFirstOrThrow();
  return found === (role === 'admin' ? 'admin' : 'account_manager') ? signedIn : undefined;
}

/** Sends the call; gives the answer with the records that came with it. */
async function recorded(sender: SignedInClient, row: EndpointRow, call: Call) {
  const { id: last } = (await db.selectFrom('audit_log').select('id').orderBy('id', 'desc').limit(1).executeTakeFirst()) ?? { id: 0 };
  const answer: LightMyRequestResponse = await send(sender, row, call);
  const records = await db.selectFrom('audit_log').select(['actor_id', 'action', 'entity', 'entity_id']).where('id', '>', last).execute();
  return { answer, records };
}

/** Whoever has the key of a link acts as its holder, staff or not. */
function withoutProofs({ query, ...call }: Call): Call {
  const { key: _key, ...rest } = query ?? {};
  return { ...call, query: rest };
}
