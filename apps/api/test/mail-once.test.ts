import { afterAll, expect, test } from '@jest/globals';
import { apiEntry } from '@orime/tooling/api-entry';
import { freePort } from '@orime/tooling/free-port';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { accountMail } from '../src/domains/people/users/index.ts';
import { connectDatabase } from '../src/house/db/db.ts';
import { enqueueMail } from '../src/house/mail/outbox.ts';
import { createUser } from './factories.ts';
import { createTestDatabase } from './test-database.ts';

/** The worst moment: the receiver has the mail, and the process dies before it has noted that. */
const serverFile = await apiEntry();
const database = await createTestDatabase();
const connection = connectDatabase({ url: database.url, max: 3, onError: () => {} });
const { db } = connection;
const dataDir = await mkdtemp(join(tmpdir(), 'orime-mail-once-'));
const children: ChildProcess[] = [];

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await connection.close();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

test('a folder has one file after kill -9 between its writing and the commit, and the link in it works', async () => {
  const user = await createUser(db, { verified: false });
  const first = await startApi();
  const lock = await connection.pool.connect();
  // Reading goes on; noting a mail as sent waits.
  await lock.query('BEGIN; LOCK TABLE sent_emails IN SHARE MODE');
  await enqueueMail(db, accountMail, { template: 'verification', email: user.email });
  const before = await eventually(async () => (await mailsTo(user.email))[0]);
  await kill(first.child);
  await lock.query('ROLLBACK');
  lock.release();
  expect(await openMails()).toBe(1);

  const second = await startApi();
  await eventually(async () => ((await openMails()) === 0 ? true : undefined));
  expect(await mailsTo(user.email)).toEqual([before]);
  const secret = /\/verify\/([\w-]{20,})/.exec(before?.replaceAll(/=\r\n/g, '').replaceAll('=3D', '=') ?? '')?.[1];
  const answer = await fetch(`http://127.0.0.1:${second.port}/api/users/verify/${secret}`);
  expect(answer.status).toBe(200);
  await kill(second.child);
}, 120_000);

test('a mail server that took the mail before kill -9 gets it again under the same Message-ID and with the same link', async () => {
  const user = await createUser(db, { verified: false });
  const taken: string[] = [];
  const api: { child?: ChildProcess } = {};
  const mailServer = createServer((socket) => {
    const state = { message: '', inData: false };
    socket.on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (bytes) => {
      const text = bytes.toString();
      if (!state.inData) {
        state.inData = text.startsWith('DATA');
        return socket.write(state.inData ? '354 go on\r\n' : text.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
      }
      state.message += text;
      if (!state.message.endsWith('\r\n.\r\n')) return true;
      state.inData = false;
      taken.push(state.message);
      // It is delivered, and only the first time nobody hears of it.
      if (taken.length === 1) api.child?.kill('SIGKILL');
      else socket.write('250 taken\r\n');
      return true;
    });
  }).listen(0, '127.0.0.1');
  await once(mailServer, 'listening');
  const { port } = mailServer.address() as AddressInfo; // a listening TCP server has one
  api.child = (await startApi({ SMTP_URL: `smtp://127.0.0.1:${port}` })).child;
  await enqueueMail(db, accountMail, { template: 'verification', email: user.email });
  await eventually(async () => (taken.length === 1 ? true : undefined));
  const last = await startApi({ SMTP_URL: `smtp://127.0.0.1:${port}` });
  await eventually(async () => ((await openMails()) === 0 ? true : undefined));
  await kill(last.child);
  mailServer.close();

  expect(taken).toHaveLength(2);
  expect(taken[0]).toMatch(/^Message-ID: <eml_\w+@localhost>/im);
  expect(taken[0]).toMatch(/\/verify\/[\w-]{20,}/);
  expect(taken[1]).toBe(taken[0]);
}, 120_000);

async function mailsTo(email: string): Promise<readonly string[]> {
  const folder = join(dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml') && name.includes(email));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

async function openMails(): Promise<number> {
  const { open } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

async function startApi(more: Record<string, string> = {}): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const port = await freePort();
  const child = spawn(process.execPath, [serverFile], {
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      API_PORT: String(port),
      JWT_SECRET: 'a-secret-that-outlives-every-process',
      DEMO_DATA: '0',
      LOG_LEVEL: 'silent',
      ...more,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  children.push(child);
  await eventually(async () => {
    if (child.exitCode !== null) throw new Error('the api ended');
    return (await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
      ? true
      : undefined;
  });
  return { child, port };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function eventually<Value>(look: () => Promise<Value | undefined>): Promise<Value> {
  for (const end = Date.now() + 90_000; Date.now() < end; await sleep(100)) {
    const value = await look();
    if (value !== undefined) return value;
  }
  throw new Error('It did not happen in a minute and a half');
}
