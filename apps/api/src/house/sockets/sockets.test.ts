import { describe, expect, test } from '@jest/globals';
import type { JoinedChannel } from '@orime/contracts/api/talk/socket';
import { SignJWT } from 'jose';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { openTalk, say } from '../../../test/chat-factories.ts';
import { okBody } from '../../../test/checkout-factories.ts';
import { connectSocket } from '../../../test/socket-clients.ts';

const api = await buildTestApp();
const origin = await api.app.listen({ host: '127.0.0.1', port: 0 });
const limited = await buildTestApp({ rateLimits: true });
const limitedOrigin = await limited.app.listen({ host: '127.0.0.1', port: 0 });

const refused = (code: string) => ({ ok: false, error: expect.objectContaining({ code }) });

describe('a handshake', () => {
  test('needs a token that counts', async () => {
    const { user } = await api.as('consumer');
    const claims = { sub: user.id, jti: 'ses_none', tv: 1 };
    const signed = (key: string, expiresAt: number) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(expiresAt).sign(new TextEncoder().encode(key));
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify({ ...claims, exp: 9_999_999_999 }))}.`;
    for (const token of [
      undefined,
      '',
      42,
      { sub: user.id },
      'x'.repeat(9000),
      unsigned,
      await signed('another key of some length and more', 9_999_999_999),
    ]) {
      await expect(connectSocket(origin, token)).rejects.toThrow('unauthenticated');
    }
    await expect(connectSocket(origin, await signed(api.config.jwtSecret, 1))).rejects.toThrow('token_expired');
    await expect(connectSocket(origin, await signed(api.config.jwtSecret, 9_999_999_999))).rejects.toThrow('token_expired');
  });

  test('does not outlive its session', async () => {
    const person = await api.as('consumer');
    const other = await api.as('consumer');
    const [socket, stays] = await Promise.all([connectSocket(origin, person.token), connectSocket(origin, other.token)]);
    const ended = new Promise((resolve) => socket.socket.once('disconnect', resolve));
    okBody(await person.post('/api/users/logout'));
    await api.app.sockets.checkSessions();
    expect(await ended).toBe('io server disconnect');
    await expect(connectSocket(origin, person.token)).rejects.toThrow('token_expired');
    // A token that is renewed is of the same session.
    const { token } = okBody<{ token: string }>(await other.post('/api/users/refresh'));
    await connectSocket(origin, token);
    await api.app.sockets.checkSessions();
    expect(stays.socket.connected).toBe(true);
  });
});

describe('channels', () => {
  test('are joined by members, each time asked of the database', async () => {
    const { reader, designer, channel } = await openTalk(api);
    const member = await connectSocket(origin, reader.token);
    expect(await member.ask<JoinedChannel>('join', { channel: channel.name })).toMatchObject({
      ok: true,
      value: { channel: channel.name, typers: [] },
    });
    for (const role of ['consumer', 'admin'] as const) {
      const stranger = await connectSocket(origin, (await api.as(role)).token);
      expect(await stranger.ask('join', { channel: channel.name })).toEqual(refused('not_found'));
      expect(await stranger.ask('typing', { channel: channel.name })).toEqual(refused('not_found'));
      expect(await stranger.ask('message', { channel: channel.name, text: 'x', clientId: 'client-0000' })).toEqual(refused('not_found'));
      await say(designer, channel, `not for ${role}`);
      await member.hear('message', ({ text }) => text === `not for ${role}`);
      expect(stranger.heard).toEqual([]);
    }
    await api.db.deleteFrom('channel_members').where('user_id', '=', reader.user.id).execute();
    expect(await member.ask('join', { channel: channel.name })).toEqual(refused('not_found'));
  });

  test('tell typing to those who joined, and end it with the message and the connection', async () => {
    const { reader, designer, channel } = await openTalk(api);
    const [a, b] = await Promise.all([connectSocket(origin, reader.token), connectSocket(origin, designer.token)]);
    expect(await b.ask('typing', { channel: channel.name })).toEqual(refused('not_found'));
    await Promise.all([a.ask('join', { channel: channel.name }), b.ask('join', { channel: channel.name })]);
    const typers = () => a.heard.filter(({ event }) => event === 'typers').map(({ data }) => (data as { typers: string[] }).typers);
    await b.ask('typing', { channel: channel.name });
    await b.ask('typing', { channel: channel.name });
    await b.ask('message', { channel: channel.name, text: 'done', clientId: 'client-typed' });
    await a.hear('typers', (news) => news.typers.length === 0);
    expect(typers()).toEqual([['Ito Kasumi'], []]);
    await b.ask('typing', { channel: channel.name });
    b.socket.disconnect();
    // Other questions pass the time until the news is there.
    while (typers().length < 4) await a.ask('leave', { channel: 'somewhere-else' });
    expect(typers()).toEqual([['Ito Kasumi'], [], ['Ito Kasumi'], []]);
  });

  test('left, they tell no more of typing; messages come to every page of a member', async () => {
    const { reader, designer, channel } = await openTalk(api);
    const [a, b] = await Promise.all([connectSocket(origin, reader.token), connectSocket(origin, designer.token)]);
    await Promise.all([a.ask('join', { channel: channel.name }), b.ask('join', { channel: channel.name })]);
    await a.ask('leave', { channel: channel.name });
    await b.ask('typing', { channel: channel.name });
    await b.ask('message', { channel: channel.name, text: 'hello', clientId: 'client-left' });
    await a.hear('message');
    expect(a.heard.some(({ event }) => event === 'typers')).toBe(false);
  });

  test('tell nobody but those who share one that somebody is here', async () => {
    const { reader, designer } = await openTalk(api);
    const [a, stranger] = await Promise.all([connectSocket(origin, reader.token), connectSocket(origin, (await api.as('consumer')).token)]);
    await connectSocket(origin, designer.token);
    expect(await a.hear('presence')).toEqual({ userId: designer.user.id, online: true });
    expect(stranger.heard).toEqual([]);
  });
});

describe('what a page sends', () => {
  test('is checked, and nonsense ends nothing', async () => {
    const { reader, channel } = await openTalk(api);
    const page = await connectSocket(origin, reader.token);
    const nonsense = [
      undefined,
      null,
      0,
      '',
      [],
      {},
      { channel: 7 },
      { channel: '' },
      { channel: 'x'.repeat(500) },
      { channel: "'; DROP TABLE users" },
      { channel: { $ne: null } },
      [[[]]],
      true,
    ];
    for (const event of ['join', 'leave', 'typing', 'stop_typing', 'message']) {
      for (const input of nonsense) expect(await page.ask(event, input)).toEqual(refused('validation'));
      // Without anybody who waits for the answer, and with too much.
      page.say(event);
      page.say(event, null, 1, { a: 1 }, 'x');
      page.say(event, Buffer.from('binary'));
    }
    for (const name of ['disconnect ', 'unknown', '__proto__', 'toString', 'connect-x']) page.say(name, { channel: channel.name });
    expect(await page.ask('message', { channel: channel.name, text: 'still here', clientId: 'client-sane' })).toMatchObject({ ok: true });
    expect(await page.ask('join', { channel: channel.name })).toMatchObject({ ok: true });
  });

  test('ten messages in ten seconds are the most, over all pages and ways of one person', async () => {
    const { reader, designer, channel } = await openTalk(limited);
    const pages = await Promise.all([connectSocket(limitedOrigin, reader.token), connectSocket(limitedOrigin, reader.token)]);
    const send = (index: number) =>
      pages[index % 2]?.ask('message', { channel: channel.name, text: `n ${index}`, clientId: `client-limit-${index}` });
    for (let index = 0; index < 9; index += 1) expect(await send(index)).toMatchObject({ ok: true });
    await say(reader, channel, 'the tenth, over REST');
    expect(await send(10)).toEqual({ ok: false, error: { code: 'rate_limited', retryAfterSeconds: expect.any(Number) } });
    expect((await reader.post('/api/message', { channel: channel.name, text: 'x', clientId: 'client-limit-12' })).statusCode).toBe(429);
    await say(designer, channel, 'the other is not concerned');
  });

  test('a flood of events is not listened to, and then not connected', async () => {
    const { token } = await limited.as('consumer');
    const page = await connectSocket(limitedOrigin, token);
    const ended = new Promise((resolve) => page.socket.once('disconnect', resolve));
    const answers = Array.from({ length: 61 }, () => page.ask('leave', { channel: 'anywhere' }));
    expect((await Promise.all(answers)).filter((answer) => !answer.ok)).toEqual([refused('rate_limited')]);
    for (let count = 0; count < 600; count += 1) page.say('leave', { channel: 'anywhere' });
    expect(await ended).toBe('io server disconnect');
  });

  test('twenty conversations a day are the most one person begins', async () => {
    const reader = await limited.as('consumer');
    const { profileId } = await openTalk(limited);
    for (let count = 0; count < 20; count += 1)
      await limited.app.countSharedLimit({ name: 'open-channel', subject: reader.user.id, max: 20, windowSeconds: 86_400 });
    expect((await reader.post('/api/channel', { kind: 'direct', members: [profileId] })).statusCode).toBe(429);
  });
});
