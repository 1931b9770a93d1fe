import { afterAll, expect, test } from '@jest/globals';
import type { Channel } from '@orime/contracts/api/talk/channel';
import type { JoinedChannel } from '@orime/contracts/api/talk/socket';
import { apiEntry } from '@orime/tooling/api-entry';
import { freePort } from '@orime/tooling/free-port';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openSession } from '../src/domains/people/users/index.ts';
import { createTokens } from '../src/domains/people/users/tokens.ts';
import { connectDatabase } from '../src/house/db/db.ts';
import { createProfile } from './catalogue-factories.ts';
import { createUser, type UserOptions } from './factories.ts';
import { connectSocket } from './socket-clients.ts';
import { createTestDatabase } from './test-database.ts';

const serverFile = await apiEntry();
const jwtSecret = 'a-secret-that-both-processes-are-given';
const database = await createTestDatabase();
const connection = connectDatabase({ url: database.url, max: 2, onError: () => {} });
const dataDir = await mkdtemp(join(tmpdir(), 'orime-two-'));
const children: ChildProcess[] = [];

afterAll(async () => {
  for (const child of children) await stop(child, 'SIGTERM');
  await connection.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('pages on two processes talk, see each other type, come and go', async () => {
  const [first, second] = await Promise.all([startApi(), startApi()]);
  const designer = await newPerson({ role: 'designer', name: 'Kasumi' });
  const profile = await createProfile(connection.db, { userId: designer.id, handle: 'two-processes', name: 'Ito Kasumi' });
  const reader = await newPerson({ role: 'consumer', name: 'Reader' });

  const channel = await reader.post<Channel>(first.origin, '/api/channel', { kind: 'direct', members: [profile.id] });
  const a = await connectSocket(first.origin, reader.token);
  expect(await a.ask('join', { channel: channel.name })).toMatchObject({ ok: true, value: { typers: [] } });

  // Presence: the designer opens a page on the other process.
  const b = await connectSocket(second.origin, designer.token);
  await a.hear('presence', ({ userId, online }) => userId === designer.id && online);
  const joined = await b.ask<JoinedChannel>('join', { channel: channel.name });
  expect(joined).toMatchObject({ ok: true, value: { online: expect.arrayContaining([designer.id, reader.id]) } });

  // Typing: by name, without one's own.
  b.say('typing', { channel: channel.name });
  expect(await a.hear('typers')).toEqual({ channel: channel.name, typers: ['Ito Kasumi'] });
  b.say('stop_typing', { channel: channel.name });
  expect(await a.hear('typers', ({ typers }) => typers.length === 0)).toEqual({ channel: channel.name, typers: [] });
  expect(b.heard.filter(({ event }) => event === 'typers')).toEqual([]);

  // Messages: short, and too long for a notification between the processes.
  const long = '長'.repeat(4000);
  expect(await a.ask('message', { channel: channel.name, text: ' hello ', clientId: 'client-0001' })).toMatchObject({
    ok: true,
    value: { seq: 1, text: 'hello' },
  });
  expect(await b.hear('message')).toMatchObject({ seq: 1, text: 'hello', sender: { id: reader.id, username: 'Reader' } });
  expect(await b.ask('message', { channel: channel.name, text: long, clientId: 'client-0002' })).toMatchObject({ ok: true });
  expect((await a.hear('message', ({ seq }) => seq === 2)).text).toBe(long);

  // A read in one tab is known to the person's tab on the other process.
  const a2 = await connectSocket(second.origin, reader.token);
  await reader.post(first.origin, `/api/channel/read/${channel.name}`, {});
  expect(await a2.hear('read')).toEqual({ channel: channel.name, lastReadSeq: 2, unread: 0 });

  // Drained in good order: the connection is cut, the person is gone, and what was said is there.
  const cut = new Promise((resolve) => b.socket.once('disconnect', resolve));
  await stop(second.child, 'SIGTERM');
  expect(await cut).toBe('transport close');
  expect(second.child.exitCode).toBe(0);
  const list = await designer.get<{ unread: number; items: Channel[] }>(first.origin, '/api/channel/mine');
  expect(list).toMatchObject({ items: [{ name: channel.name, lastMessage: { senderId: designer.id } }] });
  expect(list.items[0]?.members.find(({ id }) => id === designer.id)?.online).toBe(false);
}, 90_000);

async function newPerson(options: UserOptions) {
  const user = await createUser(connection.db, options);
  const token = await openSession(connection.db, createTokens(jwtSecret), user.id, { ip: null, userAgent: null });
  const send = async <Body>(url: string, init: RequestInit): Promise<Body> => {
    const response = await fetch(url, { ...init, headers: { authorization: token, 'content-type': 'application/json' } });
    if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Body; // the caller names what the endpoint answers
  };
  return {
    ...user,
    token,
    get: <Body>(origin: string, path: string) => send<Body>(origin + path, {}),
    post: <Body>(origin: string, path: string, body: unknown) => send<Body>(origin + path, { method: 'POST', body: JSON.stringify(body) }),
  };
}

async function startApi(): Promise<{ readonly origin: string; readonly child: ChildProcess }> {
  const port = await freePort();
  const child = spawn(process.execPath, [serverFile], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      JWT_SECRET: jwtSecret,
      API_PORT: String(port),
      DEMO_DATA: '0',
      LOG_LEVEL: 'silent',
      NODE_ENV: 'test',
      NODE_OPTIONS: '',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  children.push(child);
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const origin = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error(`the api ended: ${said}`);
    await sleep(100);
  }
  return { origin, child };
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}
