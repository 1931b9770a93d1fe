import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openRegistry, promote, publishVersion } from '@orime/federation/registry';
import { sampleBuild, sampleRoute, temporaryFolder } from '@orime/federation/sample-build';
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { findThrowAwayServer } from '../postgres/index.ts';
import { freePort } from '../site/free-port.ts';

const run = promisify(execFile);
const started: ChildProcess[] = [];
let folder = '';
let dataDir = '';
let api = '';
let databaseUrl = '';

/** Nothing of the project's environment: what an empty machine with Node has. */
const bare = { PATH: '', HOME: '', LOG_LEVEL: 'warn' };

beforeAll(async () => {
  folder = await temporaryFolder();
  dataDir = await temporaryFolder();
  await run(process.execPath, [fileURLToPath(new URL('./pack.ts', import.meta.url)), folder], {
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  databaseUrl = await createDatabase();
  const port = await freePort();
  api = await start('api', port, { API_PORT: String(port), DATABASE_URL: databaseUrl, DATA_DIR: dataDir });
}, 180_000);

afterAll(async () => {
  for (const child of started) {
    const ended = once(child, 'exit');
    if (child.kill('SIGTERM')) await ended;
  }
  const server = await findThrowAwayServer();
  await onServer(server.url, `DROP DATABASE ${new URL(databaseUrl).pathname.slice(1)} WITH (FORCE)`);
}, 60_000);

test('a folder holds JavaScript, libraries and what is read, and no source', async () => {
  for (const app of ['api', 'gateway']) {
    const files = await readdir(join(folder, app), { recursive: true });
    const own = files.filter((file) => !file.startsWith('node_modules'));
    expect(own.filter((file) => /\.tsx?$/.test(file))).toEqual([]);
    expect(own).toEqual(expect.arrayContaining(['server.mjs', 'Containerfile', 'package.json']));
  }
});

test('the api makes its tables, accounts, pictures and PDFs', async () => {
  const { token } = await send<{ token: string }>('/api/users/register', {
    email: 'mio@example.com',
    password: 'a long password',
    name: 'Mio Sato',
    type: 'consumer',
    termsVersion: '2026-01',
  });
  const { id } = await send<{ id: string }>('/api/garment', { name: '折目シャツ', doc: STUDIO_DOCUMENT }, token);
  const pdf = await fetch(`${api}/api/garment/${id}/tech-pack.pdf?lang=jp`, { headers: { authorization: token } });
  expect([
    pdf.status,
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ]).toEqual([200, '%PDF-']);
});

test('whoever has the database makes an admin', async () => {
  const { stdout } = await run(process.execPath, ['staff.mjs', 'create', 'staff@example.com'], {
    cwd: join(folder, 'api'),
    env: { ...bare, DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
  });
  expect(stdout).toMatch(/^staff@example\.com is a new admin\./);
});

test('the gateway serves a release with its markup, and the api behind it', async () => {
  const releases = await temporaryFolder();
  const registry = openRegistry(releases, { keys: undefined });
  const shell = {
    name: 'shell',
    version: '1.0.0+a',
    routes: [sampleRoute('shell', '/', { screen: 'home' })],
    chunks: { boot: [], home: [], shared: [] },
    server: `exports.shared = {}; exports.render = async () => ({ html: '<h1>From a thread</h1>', styles: [], rendered: [], countries: {}, failed: [] });`,
  };
  await publishVersion(registry, await sampleBuild(shell));
  await promote(registry, { shell: '1.0.0+a' }, { createdBy: 'test' });
  const port = await freePort();
  const settings = { PORT: String(port), HOST: '127.0.0.1', API_URL: api, DATA_DIR: dataDir, RELEASES_DIR: releases };
  const site = await start('gateway', port, { ...settings, SERVER_RENDERING: '1', RENDER_TIMEOUT_MS: '20000' });
  expect(await (await fetch(`${site}/`)).text()).toContain('<h1>From a thread</h1>');
  expect((await fetch(`${site}/api/settings`)).status).toBe((await fetch(`${api}/api/settings`)).status);
});

async function start(app: string, port: number, env: Readonly<Record<string, string>>): Promise<string> {
  const child = spawn(process.execPath, ['server.mjs'], { cwd: join(folder, app), env: { ...bare, ...env }, stdio: 'pipe' });
  started.push(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const url = `http://127.0.0.1:${String(port)}`;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The ${app} ended: ${said}`);
    const isReady = await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return url;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function send<Answer>(path: string, body: object, token?: string): Promise<Answer> {
  const response = await fetch(`${api}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), ...(token !== undefined && { authorization: token }) },
  });
  const text = await response.text();
  expect([response.status, text]).toEqual([200, text]);
  return JSON.parse(text) as Answer; // an answer of our own api
}

async function createDatabase(): Promise<string> {
  const server = await findThrowAwayServer();
  const name = `pack_${randomBytes(6).toString('hex')}`;
  await onServer(server.url, `CREATE DATABASE ${name}`);
  return Object.assign(new URL(server.url), { pathname: `/${name}` }).href;
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const STUDIO_DOCUMENT = {
  schema: 1,
  name: '折目シャツ',
  blank: 'tee',
  colour: '#ece8df',
  fabric: 'cotton-jersey',
  areas: [{ key: 'front', print: [300, 455], objects: [] }],
};
