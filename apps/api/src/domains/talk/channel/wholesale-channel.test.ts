import { describe, expect, test } from '@jest/globals';
import type { Channel } from '@orime/contracts/api/talk/channel';
import { buildTestApp, type SignedInClient } from '../../../../test/build-test-app.ts';
import { say } from '../../../../test/chat-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';
import { freshAdmin } from '../../../../test/fresh-password.ts';
import { readMails } from '../../../../test/mails.ts';
import { connectSocket } from '../../../../test/socket-clients.ts';
import { createBuyer, createLine, joinCompany, move, order, wishOf } from '../../../../test/wholesale-factories.ts';

const api = await buildTestApp();
const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
const admin = await freshAdmin(api);

const ask = (by: SignedInClient, { id }: { readonly id: string }) => by.post('/api/channel', { kind: 'order', ref: id });
const open = async (by: SignedInClient, placed: { readonly id: string }) => okBody<Channel>(await ask(by, placed));
const mine = async (by: SignedInClient) => okBody<{ items: Channel[]; unread: number }>(await by.get('/api/channel/mine'));
const unreadNotices = async (by: SignedInClient) =>
  okBody<{ items: { kind: string }[] }>(await by.get('/api/notification')).items.filter(({ kind }) => kind === 'message_received').length;
const peopleOf = async ({ id }: Channel) =>
  (await api.db.selectFrom('channel_members').select('user_id').where('channel_id', '=', id).execute())
    .map((row) => row.user_id)
    .toSorted();
const idsOf = (...clients: readonly SignedInClient[]) => clients.map(({ user }) => user.id).toSorted();

/** A placed order of a company of three with a manager, and its conversation. */
async function deal() {
  const manager = await api.as('account-manager');
  const owner = await createBuyer(api, { managerId: manager.user.id });
  const [purchaser, viewer] = [await joinCompany(api, owner.buyerId, 'purchaser'), await joinCompany(api, owner.buyerId, 'viewer')];
  const line = await createLine(api);
  const placed = await order(owner, wishOf(line));
  return { manager, owner, purchaser, viewer, line, designer: line.seller, placed, channel: await open(owner, placed) };
}

/** For this person there is no such channel, whatever they try. */
async function expectOutside(by: SignedInClient, { name }: Channel, placed: { readonly id: string }): Promise<void> {
  const answers = await Promise.all([
    ask(by, placed),
    by.get(`/api/message/${name}`),
    by.post('/api/message', { channel: name, text: 'x', clientId: 'client-outside' }),
    by.post(`/api/channel/read/${name}`, {}),
    by.post(`/api/channel/report/${name}`, { reason: 'I want to read it' }),
  ]);
  expect(answers.map(refusal)).toEqual(Array(5).fill('404 not_found'));
  expect((await mine(by)).items).toEqual([]);
}

describe('the channel of a wholesale order', () => {
  test('belongs to who orders for the company, its manager and the designer', async () => {
    const { manager, owner, purchaser, viewer, designer, placed, channel } = await deal();
    expect(channel).toMatchObject({ kind: 'order', ref: placed.id, title: placed.number, members: { length: 4 } });
    expect(await peopleOf(channel)).toEqual(idsOf(manager, owner, purchaser, designer));
    for (const member of [manager, purchaser, designer]) expect((await open(member, placed)).name).toBe(channel.name);
    await say(purchaser, channel, 'When do you ship?');
    for (const member of [manager, owner, designer]) {
      expect(await mine(member)).toMatchObject({ unread: 1, items: [{ name: channel.name, unread: 1 }] });
      expect(await unreadNotices(member)).toBe(1);
    }
    okBody(await manager.post(`/api/channel/read/${channel.name}`, {}));
    expect((await mine(manager)).unread).toBe(0);
    for (const stranger of [
      viewer,
      admin,
      await createBuyer(api),
      (await createLine(api)).seller,
      await api.as('account-manager'),
      await api.as('consumer'),
    ])
      await expectOutside(stranger, channel, placed);
  });

  test('is one, also when all open it at once', async () => {
    const { owner, purchaser, manager, designer, line } = await deal();
    const placed = await order(owner, wishOf(line));
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => open([owner, purchaser, manager, designer][index % 4] ?? owner, placed)),
    );
    expect(new Set(answers.map(({ name }) => name)).size).toBe(1);
    expect(answers.map(({ members }) => members.length)).toEqual(Array(20).fill(4));
  });

  test('is not there before the order is placed, nor for one party alone', async () => {
    const [owner, line] = [await createBuyer(api), await createLine(api)];
    const draft = await order(owner, wishOf(line), { asDraft: true });
    for (const by of [owner, line.seller]) expect(refusal(await ask(by, draft))).toBe('404 not_found');
    okBody(await move(owner, draft, 'in_review'));
    expect((await open(line.seller, draft)).members).toHaveLength(2);
    const other = await order(owner, wishOf(line));
    await api.db.updateTable('buyers').set({ verification: 'suspended' }).where('id', '=', owner.buyerId).execute();
    expect(refusal(await ask(line.seller, other))).toBe('422 business_rule');
    expect(refusal(await ask(owner, other))).toBe('404 not_found');
  });
});

describe('its members are', () => {
  test("the company's people as they are now", async () => {
    const { owner, purchaser, viewer, placed, channel } = await deal();
    await say(owner, channel, 'one');
    const remove = ({ user }: SignedInClient) => owner.delete(`/api/buyer/member/${user.id}`);
    const setRole = ({ user }: SignedInClient, role: string) => owner.post(`/api/buyer/member/role/id/${user.id}`, { role });
    okBody(await setRole(viewer, 'purchaser'));
    // Who comes later reads what was said; it is no news.
    expect(await mine(viewer)).toMatchObject({ unread: 0, items: [{ name: channel.name, lastMessage: { text: 'one' } }] });
    okBody(await setRole(viewer, 'viewer'));
    await expectOutside(viewer, channel, placed);
    expect(await unreadNotices(purchaser)).toBe(1);
    okBody(await remove(purchaser));
    await expectOutside(purchaser, channel, placed);
    expect(await unreadNotices(purchaser)).toBe(0);
    const newcomer = await joinCompany(api, owner.buyerId, 'purchaser');
    await say(owner, channel, 'two');
    expect(await mine(newcomer)).toMatchObject({ unread: 1 });
    okBody(await newcomer.post('/api/buyer/leave'));
    await expectOutside(newcomer, channel, placed);
  });

  test('the manager of today', async () => {
    const { manager, owner, purchaser, designer, placed, channel } = await deal();
    const next = await api.as('account-manager');
    const assign = (managerId: string | null) => admin.post(`/api/buyer/assign-manager/id/${owner.buyerId}`, { managerId });
    okBody(await assign(next.user.id));
    await expectOutside(manager, channel, placed);
    expect((await open(next, placed)).name).toBe(channel.name);
    // Whoever leaves the staff looks after nobody.
    await api.db.updateTable('users').set({ staff_role: 'none' }).where('id', '=', next.user.id).execute();
    expect(await peopleOf(channel)).toEqual(idsOf(owner, purchaser, designer));
    okBody(await assign(null));
    await api.db.updateTable('users').set({ staff_role: 'account_manager' }).where('id', '=', next.user.id).execute();
    await expectOutside(next, channel, placed);
  });

  test('nobody of a suspended company, until it is verified again', async () => {
    const { manager, owner, purchaser, designer, placed, channel } = await deal();
    const decide = async (status: string) =>
      okBody(await admin.post(`/api/buyer/status/id/${owner.buyerId}`, { status, reason: 'Two invoices are long overdue.' }));
    await decide('suspended');
    for (const out of [owner, purchaser]) await expectOutside(out, channel, placed);
    expect(await peopleOf(channel)).toEqual(idsOf(manager, designer));
    await decide('verified');
    expect(await peopleOf(channel)).toEqual(idsOf(manager, designer, owner, purchaser));
  });

  test('only people whose account is open', async () => {
    const { manager, owner, purchaser, designer, channel } = await deal();
    await api.db.updateTable('users').set({ status: 'locked' }).where('id', 'in', idsOf(purchaser, designer)).execute();
    expect(await peopleOf(channel)).toEqual(idsOf(manager, owner));
    await api.db.updateTable('users').set({ status: 'active' }).where('id', '=', designer.user.id).execute();
    expect(await peopleOf(channel)).toEqual(idsOf(manager, owner, designer));
  });

  test('never somebody who was taken out while it was opened', async () => {
    for (let round = 0; round < 6; round += 1) {
      const [owner, line] = [await createBuyer(api), await createLine(api)];
      const purchaser = await joinCompany(api, owner.buyerId, 'purchaser');
      const placed = await order(owner, wishOf(line));
      const [removed] = await Promise.all([
        owner.delete(`/api/buyer/member/${purchaser.user.id}`),
        ...[purchaser, line.seller, owner, purchaser].map((by) => ask(by, placed)),
      ]);
      okBody(removed);
      expect(await peopleOf(await open(owner, placed))).toEqual(idsOf(owner, line.seller));
    }
  });
});

test('an open page of somebody who was taken out hears and says nothing more', async () => {
  const { owner, purchaser, designer, viewer, channel } = await deal();
  const [ours, theirs] = await Promise.all([connectSocket(origin, purchaser.token), connectSocket(origin, designer.token)]);
  const room = { channel: channel.name };
  for (const page of [ours, theirs]) expect(await page.ask('join', room)).toMatchObject({ ok: true });
  const refused = { ok: false, error: expect.objectContaining({ code: 'not_found' }) };
  expect(await (await connectSocket(origin, viewer.token)).ask('join', room)).toEqual(refused);
  await theirs.ask('typing', room);
  await ours.hear('typers', ({ typers }) => typers.length === 1);
  await theirs.ask('stop_typing', room);
  await ours.hear('typers', ({ typers }) => typers.length === 0);
  okBody(await owner.delete(`/api/buyer/member/${purchaser.user.id}`));
  const before = ours.heard.filter(({ event }) => event === 'typers').length;
  await theirs.ask('typing', room);
  await theirs.ask('message', { ...room, text: 'between us', clientId: 'client-between' });
  await theirs.hear('message', ({ text }) => text === 'between us');
  expect(await ours.ask('typing', room)).toEqual(refused);
  expect(await ours.ask('message', { ...room, text: 'x', clientId: 'client-removed' })).toEqual(refused);
  expect(await ours.ask('join', room)).toEqual(refused);
  expect(ours.heard.filter(({ event }) => event === 'message')).toEqual([]);
  expect(ours.heard.filter(({ event }) => event === 'typers')).toHaveLength(before);
  expect(theirs.heard.filter(({ event, data }) => event === 'typers' && (data as { typers: string[] }).typers.length > 0)).toEqual([]);
});

test('what was said is in the export of who said it, and goes with them', async () => {
  const { owner, purchaser, designer, channel } = await deal();
  await say(purchaser, channel, 'Our shop opens in May.');
  const request = async (kind: string) => {
    const { email } = purchaser.user;
    await api.post('/api/privacy-request', { kind, email });
    const [, id = '', key = ''] =
      /request=(prq_\w+)&(?:amp;)?kind=\w+&(?:amp;)?key=([\w-]+)/.exec((await readMails(api, email)).at(-1)?.source ?? '') ?? [];
    return okBody<{ status: string; url: string }>(await api.post('/api/privacy-request/confirm', { id, key }));
  };
  expect((await api.get((await request('export')).url)).json()).toMatchObject({ conversations: [{ text: 'Our shop opens in May.' }] });
  expect(await request('delete')).toMatchObject({ status: 'done' });
  expect((await mine(designer)).items[0]).toMatchObject({ name: channel.name, lastMessage: { text: '—' } });
  expect((await open(owner, { id: channel.ref ?? '' })).members.map((member) => member.id)).not.toContain(purchaser.user.id);
});

describe('a company and its account manager', () => {
  const write = (by: SignedInClient, to: string) => by.post('/api/channel', { kind: 'direct', members: [to] });

  test('reach each other without an order; strangers reach neither', async () => {
    const manager = await api.as('account-manager');
    const owner = await createBuyer(api, { managerId: manager.user.id });
    const viewer = await joinCompany(api, owner.buyerId, 'viewer');
    const channel = okBody<Channel>(await write(owner, manager.user.id));
    expect(okBody<Channel>(await write(manager, owner.user.id)).id).toBe(channel.id);
    expect(okBody<Channel>(await write(viewer, manager.user.id)).id).not.toBe(channel.id);
    const stranger = await createBuyer(api);
    expect(refusal(await write(stranger, manager.user.id))).toBe('404 not_found');
    expect(refusal(await write(await api.as('account-manager'), owner.user.id))).toBe('404 not_found');
  });
});
