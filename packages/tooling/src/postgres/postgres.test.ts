import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from './start-postgres.ts';

jest.setTimeout(60_000);

let home = '';
const children: ChildProcess[] = [];
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'orime-postgres-'));
  await chmod(home, 0o755);
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await rm(home, { recursive: true, force: true });
});

const start = (name: string) => startPostgres({ dataDir: join(home, name), databaseUrl: '' });

async function ask(url: string, text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return Object.values((await client.query(text)).rows[0] ?? {})[0];
  } finally {
    await client.end();
  }
}

/** Another process that starts the server and is then killed with or without it. */
async function startElsewhere(name: string): Promise<{ url: string; pid: number; kill(): Promise<void> }> {
  const entry = fileURLToPath(new URL('start-postgres.ts', import.meta.url));
  const script = `const { startPostgres } = await import(${JSON.stringify(entry)}); const p = await startPostgres({ dataDir: ${JSON.stringify(join(home, name))}, databaseUrl: '' }); console.log(JSON.stringify({ url: p.url, pid: p.pid })); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    ...(JSON.parse(line.toString()) as { url: string; pid: number }),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

describe('the embedded database', () => {
  test('starts, keeps what is written, listens on this machine only, and stops', async () => {
    const first = await start('plain');
    expect(await ask(first.url, 'SHOW fsync')).toBe('on');
    expect(await ask(first.url, 'SHOW listen_addresses')).toBe('127.0.0.1');
    expect(await ask(first.url, 'SHOW unix_socket_directories')).toBe('');
    expect(Number(await ask(first.url, 'SHOW server_version_num'))).toBeGreaterThanOrEqual(150_000);
    await ask(first.url, 'CREATE TABLE kept AS SELECT 42 AS n');
    await first.stop();
    await first.stop();
    await expect(ask(first.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
    const second = await start('plain');
    expect(await ask(second.url, 'SELECT n FROM kept')).toBe(42);
    await second.stop();
    expect((await stat(join(home, 'plain.password'))).mode & 0o777).toBe(0o600);
  });

  test('wants its password', async () => {
    const server = await start('plain');
    const url = new URL(server.url);
    url.password = 'wrong';
    await expect(ask(url.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    await server.stop();
  });

  test('refuses a folder that another process uses, and joins it when asked', async () => {
    const other = await startElsewhere('shared');
    await expect(start('shared')).rejects.toThrow(/is in use by process \d+: stop that one, or choose another DATA_DIR\./);
    const joined = await startPostgres({ dataDir: join(home, 'shared'), databaseUrl: '', join: true });
    expect(joined.url).toBe(other.url);
    await joined.stop();
    expect(await ask(other.url, 'SELECT 1')).toBe(1);
    await other.kill();
    const after = await start('shared');
    await after.stop();
  });

  test('clears away what a killed run left: its lock, its server, its data in the middle of work', async () => {
    const other = await startElsewhere('killed');
    await ask(other.url, 'CREATE TABLE kept AS SELECT 7 AS n');
    await other.kill();
    const second = await start('killed');
    expect(second.pid).not.toBe(other.pid);
    expect(await ask(second.url, 'SELECT n FROM kept')).toBe(7);
    await second.stop();

    const third = await startElsewhere('killed');
    await ask(third.url, 'UPDATE kept SET n = 8');
    process.kill(third.pid, 'SIGKILL');
    await third.kill();
    const fourth = await start('killed');
    expect(await ask(fourth.url, 'SELECT n FROM kept')).toBe(8);
    await fourth.stop();
  });

  test('takes over a lock whose process number belongs to somebody else by now', async () => {
    await writeFile(join(home, 'reused.lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const server = await start('reused');
    await server.stop();
    await expect(readFile(join(home, 'reused.lock'))).rejects.toThrow(/ENOENT/);
    await writeFile(join(home, 'reused.lock'), '{"pi');
    await (await start('reused')).stop();
  });

  test('tells in one sentence why it cannot start', async () => {
    await (await start('broken')).stop();
    await writeFile(join(home, 'broken', 'PG_VERSION'), '9.6\n');
    await expect(start('broken')).rejects.toThrow(/^The database does not start: the data was written by another Postgres version/);
    await rm(join(home, 'plain.password'));
    await expect(start('plain')).rejects.toThrow(/^The password file .* is missing/);
  });
});

describe('DATABASE_URL', () => {
  test.each([
    ['mysql://a:secret@host/x', /^DATABASE_URL is not an address of the form postgres:/],
    ['nonsense', /^DATABASE_URL is not an address of the form postgres:/],
    ['postgres://a:secret@127.0.0.1:1/x', /^DATABASE_URL does not lead to a usable database \(127\.0\.0\.1:1\/x\): connect ECONNREFUSED/],
  ])('%s is refused in one sentence without its password', async (databaseUrl, sentence) => {
    const error = await startPostgres({ dataDir: join(home, 'none'), databaseUrl }).then(
      () => undefined,
      (reason: unknown) => (reason instanceof Error ? reason.message : ''),
    );
    expect(error).toMatch(sentence);
    expect(error).not.toContain('secret');
  });

  test('a good one is used and left running', async () => {
    const embedded = await start('outside');
    const outside = await startPostgres({ dataDir: join(home, 'none'), databaseUrl: embedded.url });
    expect(outside).toMatchObject({ url: embedded.url, pid: undefined });
    await outside.stop();
    expect(await ask(embedded.url, 'SELECT 1')).toBe(1);
    await embedded.stop();
  });
});
