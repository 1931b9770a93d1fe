import { describe, expect, test } from '@jest/globals';
import type { Channel } from '@orime/contracts/api/talk/channel';
import { MessageHistory, type Message } from '@orime/contracts/api/talk/message';
import { Value } from 'typebox/value';
import { buildTestApp } from '../../../../test/build-test-app.ts';
import { createProfile } from '../../../../test/catalogue-factories.ts';
import { openTalk, say } from '../../../../test/chat-factories.ts';
import { okBody, refusal } from '../../../../test/checkout-factories.ts';

const api = await buildTestApp();

describe('history', () => {
  test('goes back page by page without gaps or repeats, also while more is said', async () => {
    const { designer, reader, channel } = await openTalk(api);
    for (let count = 1; count <= 12; count += 1) await say(count % 2 === 0 ? reader : designer, channel, `number ${count}`);
    const read = async (query: string) => okBody<MessageHistory>(await reader.get(`/api/message/${channel.name}?limit=5${query}`));
    const newest = await read('');
    expect([...Value.Errors(MessageHistory, newest)]).toEqual([]);
    expect(newest).toMatchObject({ name: channel.name, hasMore: true });
    await say(designer, channel, 'number 13');
    const before = await read(`&before=${newest.messages[0]?.id}`);
    const first = await read(`&before=${before.messages[0]?.id}`);
    expect(first.hasMore).toBe(false);
    expect([...first.messages, ...before.messages, ...newest.messages].map(({ seq, text }) => `${seq} ${text}`)).toEqual(
      Array.from({ length: 12 }, (_, index) => `${index + 1} number ${index + 1}`),
    );
    expect(newest.messages.at(-1)?.sender).toEqual({ id: reader.user.id, username: 'Reader', usernameJp: 'Reader' });
    expect(newest.messages.at(-2)?.sender).toMatchObject({ username: 'Ito Kasumi', usernameJp: '伊藤霞' });
  });

  test('knows no places of other channels', async () => {
    const one = await openTalk(api);
    const two = await openTalk(api);
    const message = await say(two.reader, two.channel, 'elsewhere');
    expect(refusal(await one.reader.get(`/api/message/${one.channel.name}?before=${message.id}`))).toBe('404 not_found');
    expect(refusal(await one.reader.get(`/api/message/${one.channel.name}?limit=101`))).toBe('400 validation');
    expect(refusal(await api.get(`/api/message/${one.channel.name}`))).toBe('401 unauthenticated');
  });
});

describe('a message', () => {
  test('that is sent again is said once, even at the same moment', async () => {
    const { reader, designer, channel } = await openTalk(api);
    const body = { channel: channel.name, text: '  こんにちは\n', clientId: 'client-twice' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => reader.post('/api/message', body)));
    expect(new Set(answers.map((answer) => okBody<Message>(answer).id)).size).toBe(1);
    const history = okBody<MessageHistory>(await designer.get(`/api/message/${channel.name}`));
    expect(history.messages).toMatchObject([{ seq: 1, text: 'こんにちは' }]);
    // The id belongs to that message: in another channel it is somebody's mistake.
    const other = okBody<Channel>(await reader.post('/api/channel', { kind: 'direct', members: [(await createProfile(api.db)).id] }));
    expect(refusal(await reader.post('/api/message', { ...body, channel: other.name }))).toBe('409 conflict');
  });

  test('gets a place of its own, however many speak at once', async () => {
    const { reader, designer, channel } = await openTalk(api);
    await Promise.all(Array.from({ length: 20 }, (_, index) => say(index % 2 === 0 ? reader : designer, channel, `at once ${index}`)));
    const { messages } = okBody<MessageHistory>(await reader.get(`/api/message/${channel.name}?limit=100`));
    expect(messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
    const times = messages.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  });

  test.each<[string, object]>([
    ['nothing', { text: '' }],
    ['blanks', { text: ' \n\t ' }],
    ['too much', { text: 'x'.repeat(4001) }],
    ['no client id', { clientId: undefined }],
    ['a strange client id', { clientId: 'a b c d e f' }],
    ['no text', { text: { toString: 'x' } }],
    ['a strange channel', { channel: '../../etc' }],
  ])('of %s is refused', async (_, change) => {
    const { reader, channel } = await openTalk(api);
    expect(refusal(await reader.post('/api/message', { channel: channel.name, text: 'x', clientId: 'client-0000', ...change }))).toBe(
      '400 validation',
    );
  });

  test('takes no sender, number or time from whoever sends it', async () => {
    const { reader, designer, channel } = await openTalk(api);
    const answer = await reader.post('/api/message', {
      channel: channel.name,
      text: 'x',
      clientId: 'client-mass',
      sender: { id: designer.user.id },
      seq: 99,
      createdAt: '2000-01-01T00:00:00Z',
    });
    if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ seq: 1, sender: { id: reader.user.id } });
    else expect(refusal(answer)).toBe('400 validation');
  });

  test('is markup to nobody', async () => {
    const { reader, channel } = await openTalk(api);
    const text = '<img src=x onerror=alert(1)> \u202e ＜script＞';
    expect((await say(reader, channel, text)).text).toBe(text);
  });
});
