import { expect, test } from '@jest/globals';
import { ENDPOINTS, type EndpointRow } from '@orime/contracts/lists';
import { buildTestApp } from './build-test-app.ts';
import { okBody, refusal } from './checkout-factories.ts';
import { freshAdmin } from './fresh-password.ts';
import { nameOf, send, type Call, type Calls } from './security/calls/call.ts';
import { allCalls } from './security/calls/index.ts';
import { staffCalls } from './staff-calls.ts';

/*
 * Two admins at once: whoever writes over what another has changed meanwhile is told so, and nothing is written. Each write of admins
 * alone names what it is based on, or stands below with the reason why it cannot write over anything.
 */
const site = await buildTestApp();
const calls: Calls = { ...allCalls(site), ...staffCalls(site) };

/** By endpoint what a sender says who has seen an older state. */
const OUTDATED: Readonly<Record<string, object>> = {
  'POST /api/settings': { seen: { holdMinutes: '2001-01-01T00:00:00.000Z' } },
  'POST /api/banner/order': { seen: ['bnr_none'] },
  'POST /api/banner/update/id/:id': { version: 99 },
  'POST /api/stockist/update/id/:id': { version: 99 },
  'POST /api/event/update/id/:id': { version: 99 },
  'POST /api/private-reserve/codes/update/id/:id': { version: 99 },
  'POST /api/application/status/id/:id': { version: 99 },
  'POST /api/model-intake/status/id/:id': { seen: '2001-01-01T00:00:00.000Z' },
  'POST /api/profile/status/id/:id': { from: 'suspended' },
  'POST /api/buyer/status/id/:id': { version: 99 },
  'POST /api/buyer/assign-manager/id/:id': { from: 'usr_none' },
  'POST /api/invoice/payment/id/:id': { dueMinor: 1 },
  'POST /api/order/refund/id/:id': { leftMinor: 1 },
  'POST /api/admin/users/role': { from: 'admin' },
  'POST /api/admin/users/status': { from: 'locked' },
  'POST /api/admin/profile-contacts/update/id/:id': { version: 99 },
  'POST /api/admin/profile-contacts/answer/id/:id': { version: 99 },
  'POST /api/report/status/id/:id': { version: 99 },
  'POST /api/errors/status/id/:id': { from: 'ignored' },
  'POST /api/bugs/update/id/:id': { version: 99 },
};

/** Deletions say by their query what they delete. */
const DELETIONS: Readonly<Record<string, string>> = {
  'DELETE /api/banner/:id': '99',
  'DELETE /api/stockist/:id': '99',
};

const isNew = 'makes something new';
const isOneStep = 'a step that is possible once: the second one is refused, as its own tests say';
const isShown = 'does what was shown under its token; rows that changed since are left alone (bulk.test.ts)';
const isRepeat = 'comes to the same, whoever was first';
const changesNothing = 'changes nothing';

const CANNOT: Readonly<Record<string, string>> = {
  'POST /api/banner': isNew,
  'POST /api/stockist': isNew,
  'POST /api/event': isNew,
  'POST /api/private-reserve/codes': isNew,
  'POST /api/commission-rate': isNew,
  'POST /api/profile/notes/id/:id': isNew,
  'POST /api/order/draft': isNew,
  'POST /api/privacy-request/office': isNew,
  'POST /api/admin/send-email': isNew,
  'POST /api/admin/send-email/test': isNew,
  'POST /api/gmailer/send': isNew,
  'POST /api/invoice/issue': isNew,
  'POST /api/invoice/commission': isNew,
  'POST /api/payout/run': isNew,
  'POST /api/design/confirm/id/:id': isOneStep,
  'POST /api/invoice/void/id/:id': isOneStep,
  'POST /api/invoice/refund/id/:id': isOneStep,
  'POST /api/payout/status/id/:id': isOneStep,
  'POST /api/expense/status/id/:id': isOneStep,
  'POST /api/payment/money-back/settle/id/:id': isOneStep,
  'POST /api/channel/reported/close/id/:id': isOneStep,
  'POST /api/privacy-request/status/id/:id': isOneStep,
  'POST /api/admin/emails/resend/id/:id': isOneStep,
  'POST /api/admin/mailings/cancel/id/:id': isOneStep,
  'DELETE /api/commission-rate/:id': isOneStep,
  'DELETE /api/profile/notes/:id': isOneStep,
  'POST /api/commission-rate/update/id/:id':
    'a rate counts from its day: the next one follows it, and none is written over (rates.test.ts)',
  'POST /api/admin/users/trusted-author': isRepeat,
  'POST /api/admin/mail-bounces/lift': isRepeat,
  'POST /api/admin/emails-collected/erase': isRepeat,
  'DELETE /api/gmailer/connection': 'ends the own connection',
  'POST /api/gmailer/auth/callback': 'makes the own connection',
  'POST /api/admin/profiles/bulk': isShown,
  'POST /api/admin/designs/bulk': isShown,
  'POST /api/admin/producers/bulk': isShown,
  'POST /api/releases/promote': 'on the revision that was seen (releases.test.ts)',
  'POST /api/releases/rollback': 'on the revision that was seen (releases.test.ts)',
  'POST /api/payout/details/profile/:id': changesNothing,
  'POST /api/admin/send-email/preview': changesNothing,
  'POST /api/application/letter/id/:id': changesNothing,
  'POST /api/model-intake/letter/id/:id': changesNothing,
  'POST /api/buyer/letter/id/:id': changesNothing,
};

const writes = ENDPOINTS.filter(({ method, allowed }) => method !== 'GET' && allowed === 'admin');

test('each write of admins is based on what they have seen, or has a reason', () => {
  const known = new Set([OUTDATED, CANNOT, DELETIONS].flatMap((table) => Object.keys(table)));
  expect(writes.map(nameOf).filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !writes.some((row) => nameOf(row) === name))).toEqual([]);
});

const admin = await freshAdmin(site);

/** A call that works, and the same as somebody sends it who has seen an older state. */
async function prepare(row: EndpointRow) {
  const name = nameOf(row);
  const call = await calls[name]?.({ ...admin, role: 'admin', userId: admin.user.id });
  if (call === undefined) throw new Error(`${name} has no call`);
  const version = DELETIONS[name];
  const outdated: Call =
    version === undefined ? { ...call, body: { ...call.body, ...OUTDATED[name] } } : { ...call, query: { ...call.query, version } };
  return { by: call.by ?? admin, call, outdated };
}

test.each(writes.filter((row) => CANNOT[nameOf(row)] === undefined).map((row) => [nameOf(row), row] as const))(
  '%s on an older state writes nothing',
  async (_, row) => {
    const { by, call, outdated } = await prepare(row);
    expect(refusal(await send(by, row, outdated))).toBe('409 conflict');
    // Nothing else was wrong with it, and it is still to be done.
    okBody(await send(by, row, call));
  },
);
