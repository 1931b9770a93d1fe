import { afterAll, expect, test } from '@jest/globals';
import { apiEntry } from '@orime/tooling/api-entry';
import { freePort } from '@orime/tooling/free-port';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer as createCollector } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from './test-database.ts';

const serverFile = await apiEntry();
const database = await createTestDatabase();
const dataDir = await mkdtemp(join(tmpdir(), 'orime-server-'));
const processes: ChildProcess[] = [];

afterAll(async () => {
  for (const child of processes) child.kill('SIGKILL');
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [serverFile], {
    env: { PATH: process.env['PATH'], DATABASE_URL: database.url, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  processes.push(child);
  const output = { text: '', errors: '' };
  child.stdout.on('data', (bytes: Buffer) => (output.text += bytes.toString()));
  child.stderr.on('data', (bytes: Buffer) => (output.errors += bytes.toString()));
  return { child, output, exit: once(child, 'exit') };
}

/** Waits until the process answers that it is ready; throws what it printed if it ended before. */
async function ready(port: number, { child, output }: Pick<ReturnType<typeof run>, 'child' | 'output'>): Promise<void> {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  await eventually(async () => (hasEnded() || (await fetch(`http://127.0.0.1:${port}/readyz`)).ok ? true : undefined));
  if (hasEnded()) throw new Error(`the process ended before it was ready: ${output.errors}${output.text}`);
}

/** Tries until it holds; the test's own time limit ends what never does. */
async function eventually<Value>(attempt: () => Promise<Value | undefined>): Promise<Value> {
  for (;;) {
    const value = await attempt().catch(() => undefined);
    if (value !== undefined) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

test('the process serves, sends its mails by itself, logs no secrets, and stops in good order', async () => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = run({ API_PORT: String(port) });
  const { child, output, exit } = server;
  await ready(port, server);

  const registered = await fetch(`${origin}/api/users/register?note=in-the-query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'whole@example.com', password: 'never-in-a-log', name: 'Whole', type: 'consumer', termsVersion: '1' }),
  });
  const { token } = (await registered.json()) as { token: string };
  await fetch(`${origin}/api/users/me`, { headers: { authorization: token } });
  await fetch(`${origin}/api/users/verify/a-secret-of-a-link`);
  const mail = await eventually(async () => (await readdir(join(dataDir, 'outbox'))).find((name) => name.includes('whole@example.com')));
  expect(mail).toMatch(/verification/);

  child.kill('SIGTERM');
  expect((await exit)[0]).toBe(0);
  expect(output.errors).toBe('');
  expect(output.text).toContain('/api/users/verify/[redacted]');
  for (const secret of ['never-in-a-log', token, 'a-secret-of-a-link', 'in-the-query', 'whole@example.com'])
    expect(output.text).not.toContain(secret);
});

test('in production the process refuses to take test cards unless it is told to', async () => {
  const port = await freePort();
  const refused = run({ API_PORT: String(port), NODE_ENV: 'production' });
  expect((await refused.exit)[0]).toBe(1);
  expect(refused.output.errors).toContain('PAYMENTS=test');
  const accepted = run({ API_PORT: String(port), NODE_ENV: 'production', PAYMENTS: 'test', LOG_LEVEL: 'silent' });
  await ready(port, accepted);
  // The map of the api is for those who build it.
  expect((await fetch(`http://127.0.0.1:${port}/api/docs/json`)).status).toBe(404);
  accepted.child.kill('SIGTERM');
  expect((await accepted.exit)[0]).toBe(0);
});

test('a request under way is answered before the process ends', async () => {
  const port = await freePort();
  const server = run({ API_PORT: String(port), LOG_LEVEL: 'silent' });
  await ready(port, server);
  const slow = fetch(`http://127.0.0.1:${port}/api/users/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'x@example.com', password: 'wrong' }),
  });
  // The password check takes longer than the signal.
  await new Promise((resolve) => setTimeout(resolve, 5));
  server.child.kill('SIGTERM');
  expect([401, 503]).toContain((await slow).status);
  expect((await server.exit)[0]).toBe(0);
});

test('traces go to the collector that the environment names, the last of them before the process ends', async () => {
  const received: string[] = [];
  const collector = createCollector((request, response) => {
    let body = '';
    request.on('data', (bytes: Buffer) => (body += bytes.toString()));
    request.on('end', () => {
      received.push(`${request.url} ${request.headers['x-key']} ${body}`);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const address = collector.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
  const port = await freePort();
  const server = run({
    API_PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=of-the-collector',
  });
  const { child, output, exit } = server;
  await ready(port, server);
  await fetch(`http://127.0.0.1:${port}/api/users/me?note=in-the-query`, { headers: { authorization: 'not-a-token-of-ours' } });
  const person = { email: 'traced@example.com', password: 'never-in-a-trace', name: 'Traced', type: 'consumer', termsVersion: '1' };
  await fetch(`http://127.0.0.1:${port}/api/users/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  await eventually(async () => (await readdir(join(dataDir, 'outbox'))).find((name) => name.includes(person.email)));
  child.kill('SIGTERM');
  expect((await exit)[0]).toBe(0);
  collector.close();
  const told = received.join('\n');
  expect(told).toContain('/v1/traces of-the-collector {');
  for (const part of ['orime-api', 'GET /api/users/me', 'POST /api/users/register', 'INSERT users', 'job mail', 'mail verification'])
    expect(told).toContain(part);
  for (const secret of ['in-the-query', 'not-a-token-of-ours', person.email, person.password]) expect(told).not.toContain(secret);
  // A line of the log leads to its trace.
  const line = output.text.split('\n').find((text) => text.includes('"url":"/api/users/me"')) ?? '{}';
  const { traceId } = JSON.parse(line) as { traceId: string };
  expect(told).toContain(traceId);
});

test.each([
  ['a port in use', { API_PORT: 'taken' }, /^API_PORT \d+ is in use: stop the program that has it, or choose another\.\n$/],
  ['a wrong setting', { API_PORT: '0' }, /^API_PORT must be a whole number from 1 to 65535, not "0"\.\n$/],
  [
    'a database that is not there',
    { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/x' },
    /^DATABASE_URL does not lead to a usable database \(127\.0\.0\.1:1\/x\): .*\.\n$/,
  ],
])('%s: one sentence and exit code 1', async (_, environment: Record<string, string>, sentence) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  const port = typeof address === 'object' && address !== null ? String(address.port) : '';
  const { output, exit } = run({ ...environment, LOG_LEVEL: 'silent', ...(environment['API_PORT'] === 'taken' ? { API_PORT: port } : {}) });
  expect((await exit)[0]).toBe(1);
  expect(output.errors).toMatch(sentence);
  taken.close();
});
