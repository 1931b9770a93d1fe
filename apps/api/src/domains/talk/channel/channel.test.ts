import { describe, expect, test } from '@jest/globals';
import { Channel, type ChannelReport } from '@orime/contracts/api/talk/channel';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { openTalk, say } from '../../../../test/chat-factories.ts';
import { buy, okBody, refusal } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();
type List = { items: Channel[]; total: number; unread: number };
const listOf = async (client: { get: typeof api.get }, query = '') => okBody<List>(await client.get(`/api/channel/mine${query}`));

describe('a direct channel', () => {
  test('is one for each pair, whoever asks and however often at once', async () => {
    const { designer, reader, profileId, channel } = await openTalk(api);
    expect([...Value.Errors(Channel, channel)]).toEqual([]);
    expect(channel.members.map(({ username, usernameJp }) => [username, usernameJp])).toEqual(
      expect.arrayContaining([
        ['Ito Kasumi', '伊藤霞'],
        ['Reader', 'Reader'],
      ]),
    );
    const stranger = await api.as('consumer');
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => stranger.post('/api/channel', { kind: 'direct', members: [profileId] })),
    );
    expect(new Set(answers.map((answer) => okBody<Channel>(answer).name)).size).toBe(1);
    await say(reader, channel, 'Hello');
    // The designer reaches who wrote to them, by account.
    const back = okBody<Channel>(await designer.post('/api/channel', { kind: 'direct', members: [reader.user.id] }));
    expect(back.name).toBe(channel.name);
  });

  test('is shown to the other only once something was said', async () => {
    const { designer, reader, channel } = await openTalk(api);
    expect((await listOf(designer)).items).toEqual([]);
    expect((await listOf(reader)).items).toMatchObject([{ name: channel.name, unread: 0, lastMessage: null }]);
    await say(reader, channel, 'Hello');
    expect(await listOf(designer)).toMatchObject({
      total: 1,
      unread: 1,
      items: [{ name: channel.name, unread: 1, lastMessage: { text: 'Hello', senderId: reader.user.id } }],
    });
  });

  test('leads to owners of approved profiles alone', async () => {
    const reader = await api.as('consumer');
    const draft = await createProfile(api.db, { status: 'draft' });
    const stranger = await api.as('consumer');
    const open = async (id: string) => refusal(await reader.post('/api/channel', { kind: 'direct', members: [id] }));
    expect(await Promise.all([draft.id, stranger.user.id, 'prf_none', "' OR 1=1 --"].map(open))).toEqual(Array(4).fill('404 not_found'));
    const own = await createProfile(api.db, { userId: reader.user.id });
    expect(await open(own.id)).toBe('400 validation');
    expect(refusal(await reader.post('/api/channel', { kind: 'public', members: [own.id] }))).toBe('400 validation');
    expect(refusal(await api.post('/api/channel', { kind: 'direct', members: [own.id] }))).toBe('401 unauthenticated');
  });
});

describe('a channel of an order', () => {
  test('belongs to its buyer and its seller', async () => {
    const seller = await api.as('designer');
    const profile = await createProfile(api.db, { userId: seller.user.id });
    const design = await createDesign(api.db, { profileId: profile.id });
    const buyer = await api.as('consumer');
    const placed = await buy(buyer, [{ id: design.id, size: 'S', quantity: 1 }]);
    const order = placed.orders[0];
    const wanted = { kind: 'order', ref: order?.id };
    const channel = okBody<Channel>(await buyer.post('/api/channel', wanted));
    expect(channel).toMatchObject({ kind: 'order', ref: order?.id, title: order?.number });
    expect(okBody<Channel>(await seller.post('/api/channel', wanted)).name).toBe(channel.name);
    for (const other of ['consumer', 'designer', 'admin'] as const)
      expect(refusal(await (await api.as(other)).post('/api/channel', wanted))).toBe('404 not_found');
  });

  test('needs two accounts', async () => {
    const seller = await api.as('designer');
    const profile = await createProfile(api.db, { userId: seller.user.id });
    const design = await createDesign(api.db, { profileId: profile.id });
    const placed = await buy(api, [{ id: design.id, size: 'S', quantity: 1 }]);
    expect(refusal(await seller.post('/api/channel', { kind: 'order', ref: placed.orders[0]?.id }))).toBe('422 business_rule');
  });
});

test('a group is made once of people one reaches, and of nobody else', async () => {
  const { designer, reader, channel } = await openTalk(api);
  await say(reader, channel, 'Hello');
  const third = await createProfile(api.db);
  const group = { kind: 'group', members: [reader.user.id, third.id], title: 'Fitting', clientId: 'group-0001' };
  const [one, two] = await Promise.all([designer.post('/api/channel', group), designer.post('/api/channel', group)]);
  expect(okBody<Channel>(one)).toMatchObject({ title: 'Fitting', members: { length: 3 } });
  expect(okBody<Channel>(two).name).toBe(okBody<Channel>(one).name);
  const stranger = await api.as('consumer');
  expect(refusal(await designer.post('/api/channel', { ...group, members: [stranger.user.id], clientId: 'group-0002' }))).toBe(
    '404 not_found',
  );
});

describe('the list', () => {
  test('has the liveliest first, pages, and finds by either script', async () => {
    const { designer, reader, channel } = await openTalk(api);
    const other = okBody<Channel>(
      await reader.post('/api/channel', {
        kind: 'direct',
        members: [(await createProfile(api.db, { name: 'Second House', nameJp: '二番目' })).id],
      }),
    );
    await say(reader, other, 'first');
    await say(designer, channel, 'then');
    expect((await listOf(reader)).items.map(({ name }) => name)).toEqual([channel.name, other.name]);
    expect(await listOf(reader, '?limit=1&page=2')).toMatchObject({ total: 2, page: 2, unread: 1, items: [{ name: other.name }] });
    for (const q of ['second', '二番', 'HOUSE'])
      expect((await listOf(reader, `?q=${encodeURIComponent(q)}`)).items.map(({ name }) => name)).toEqual([other.name]);
    for (const q of ['Reader', '%', '_', String.raw`\\`]) expect((await listOf(reader, `?q=${encodeURIComponent(q)}`)).items).toEqual([]);
  });

  test('counts what is unread, and reading moves the mark forward only', async () => {
    const { designer, reader, channel } = await openTalk(api);
    for (const text of ['one', 'two', 'three']) await say(designer, channel, text);
    expect((await listOf(reader)).unread).toBe(3);
    const read = async (seq?: number) =>
      okBody(await reader.post(`/api/channel/read/${channel.name}`, seq === undefined ? undefined : { seq }));
    expect(await read(2)).toEqual({ name: channel.name, lastReadSeq: 2, unread: 1 });
    expect(await read(1)).toMatchObject({ lastReadSeq: 2 });
    expect(await read(99)).toMatchObject({ lastReadSeq: 3, unread: 0 });
    await say(designer, channel, 'four');
    // Who answers has read.
    await say(reader, channel, 'five');
    expect((await listOf(reader)).unread).toBe(0);
    expect((await listOf(designer)).unread).toBe(1);
    expect(await read()).toMatchObject({ lastReadSeq: 5 });
  });

  test('tells of a message in the notifications until it is read', async () => {
    const { designer, reader, channel } = await openTalk(api);
    await say(designer, channel, 'one');
    await say(designer, channel, `two ${'x'.repeat(400)}`);
    const bell = async () => okBody<{ items: unknown[]; unread: number }>(await reader.get('/api/notification'));
    expect(await bell()).toMatchObject({
      unread: 1,
      items: [
        { kind: 'message_received', data: { channel: channel.name, from: 'Ito Kasumi', excerpt: expect.stringMatching(/^two x{136}$/) } },
      ],
    });
    okBody(await reader.post(`/api/channel/read/${channel.name}`, {}));
    expect(await bell()).toMatchObject({ unread: 0 });
    expect(okBody<{ items: unknown[] }>(await designer.get('/api/notification')).items).toEqual([]);
  });
});

test('channels of others do not exist: not to read, mark, write or report', async () => {
  const { reader, channel } = await openTalk(api);
  const message = await say(reader, channel, 'private');
  for (const role of ['consumer', 'designer', 'account-manager', 'admin'] as const) {
    const other = await api.as(role);
    const answers = await Promise.all([
      other.get(`/api/message/${channel.name}`),
      other.get(`/api/message/${channel.name}?before=${message.id}`),
      other.post('/api/message', { channel: channel.name, text: 'x', clientId: 'client-idor' }),
      other.post(`/api/channel/read/${channel.name}`, {}),
      other.post(`/api/channel/report/${channel.name}`, { reason: 'I want to read it' }),
    ]);
    expect(answers.map(refusal)).toEqual(Array(5).fill('404 not_found'));
    expect((await listOf(other)).items).toEqual([]);
  }
});

test('admins read what a member reported, and that they did is kept', async () => {
  const { reader, channel } = await openTalk(api);
  await say(reader, channel, 'rude words');
  const admin = await api.as('admin');
  expect(refusal(await reader.post(`/api/channel/report/${channel.name}`, { reason: 'short' }))).toBe('400 validation');
  okBody(await reader.post(`/api/channel/report/${channel.name}`, { reason: 'They were rude to me.' }));
  const reports = okBody<{ items: ChannelReport[] }>(await admin.get('/api/channel/reported'));
  expect(reports.items).toMatchObject([{ channel: channel.name, reporter: 'Reader', reason: 'They were rude to me.' }]);
  expect(okBody<{ total: number }>(await admin.get('/api/channel/reported?ref=ord_other')).total).toBe(0);
  expect(okBody(await admin.get(`/api/message/${channel.name}`))).toMatchObject({ messages: [{ text: 'rude words' }] });
  const kept = await api.db
    .selectFrom('audit_log')
    .select(['actor_id', 'entity_id'])
    .where('action', '=', 'channel.read-reported')
    .execute();
  expect(kept).toEqual([{ actor_id: admin.user.id, entity_id: channel.id }]);
  // To read is not to take part.
  expect(refusal(await admin.post('/api/message', { channel: channel.name, text: 'x', clientId: 'client-admin' }))).toBe('404 not_found');
  expect(refusal(await (await api.as('account-manager')).get(`/api/message/${channel.name}`))).toBe('404 not_found');
  expect(refusal(await reader.get('/api/channel/reported'))).toBe('403 forbidden');
  // Closed, it is read no more, until it is reported again.
  const close = (who: typeof admin, note: string) => who.post(`/api/channel/reported/close/id/${reports.items[0]?.id}`, { note });
  expect(refusal(await close(reader, 'x'))).toBe('403 forbidden');
  expect(refusal(await close(admin, ' '))).toBe('400 validation');
  okBody(await close(admin, 'Talked to both.'));
  expect(refusal(await close(admin, 'Talked to both.'))).toBe('404 not_found');
  expect(refusal(await admin.get(`/api/message/${channel.name}`))).toBe('404 not_found');
  expect(okBody<{ total: number }>(await admin.get('/api/channel/reported')).total).toBe(0);
  const found = async (query: string) =>
    okBody<{ items: ChannelReport[] }>(await admin.get(`/api/channel/reported?${query}`)).items.map(({ status }) => status);
  const { kind } = reports.items[0] ?? {};
  expect(await found(`status=closed&kind=${kind}`)).toEqual(['closed']);
  expect(await found(`status=closed&kind=${kind === 'group' ? 'order' : 'group'}`)).toEqual([]);
  expect(await found(`id=${reports.items[0]?.id}`)).toEqual(['closed']);
});
