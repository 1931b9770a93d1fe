import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { anyone } from '../access/authorize.ts';

const lines: string[] = [];
const { get, as, inject } = await buildTestApp(
  { logLevel: 'info' },
  (app) => {
    app.get('/api/test/talk', { config: { rule: anyone } }, async (request) => {
      request.log.info({ headers: { authorization: 'Bearer abc' }, step: 1 }, 'talking');
      request.log.child({ part: 'inner' }).warn('inside');
      request.log.debug('too small');
      return { ok: true };
    });
  },
  { write: (line) => lines.push(line) },
);
const take = () => lines.splice(0).map((line) => JSON.parse(line));

test('a request is one line with its id, without what stands in its query', async () => {
  take();
  const consumer = await as('consumer');
  const answer = await consumer.get('/api/users/me?token=secret');
  await get('/api/users/verify/secret-of-a-link');
  await inject({ method: 'GET', url: '/api/design/?currency=USD' });
  const told = take();
  expect(told.map(({ msg, method, url, status }) => [msg, method, url, status])).toEqual([
    ['request', 'GET', '/api/users/me', 200],
    ['request', 'GET', '/api/users/verify/[redacted]', 404],
    ['request', 'GET', '/api/design/', 200],
  ]);
  expect(told[0]).toMatchObject({
    level: 30,
    time: expect.any(Number),
    reqId: answer.headers['x-request-id'],
    ms: expect.any(Number),
    user: expect.stringMatching(/^usr_/),
  });
  expect(told[2]).not.toHaveProperty('user');
});

test('what a route says carries the id of its request, and no secrets', async () => {
  take();
  const id = (await get('/api/test/talk')).headers['x-request-id'];
  expect(take()).toEqual([
    expect.objectContaining({ msg: 'talking', reqId: id, step: 1, headers: { authorization: '[redacted]' } }),
    expect.objectContaining({ msg: 'inside', level: 40, reqId: id, part: 'inner' }),
    expect.objectContaining({ msg: 'request', reqId: id }),
  ]);
});

test('probes of balancers leave no line', async () => {
  take();
  await get('/healthz');
  expect(take()).toEqual([]);
});

function runWithOutput(code: string) {
  const opening = `import { openOutput } from ${JSON.stringify(new URL('output.ts', import.meta.url).href)}; const output = openOutput();`;
  return spawnSync(process.execPath, ['--input-type=module', '--no-warnings', '--eval', `${opening}${code}`], { encoding: 'utf8' });
}

test('lines reach the standard output in their order, also those of the last moment', () => {
  const { stdout, stderr } = runWithOutput(`
    output.write('one\\n');
    output.write('two\\n');
    setTimeout(() => { output.write('three\\n'); process.exit(0); }, 20);`);
  expect([stdout, stderr]).toEqual(['one\ntwo\nthree\n', '']);
});

test('an ordinary line is written by itself, and at the end of a process that has nothing else to do', () => {
  const { stdout } = runWithOutput(`
    output.write('early\\n');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500);`);
  expect(stdout).toBe('early\n');
  expect(runWithOutput("output.write('only\\n');").stdout).toBe('only\n');
});

test('trouble is written at once, with what came before it, even if the process is killed', () => {
  const { signal, stdout } = runWithOutput(`
    const { pino } = await import(${JSON.stringify(import.meta.resolve('pino'))});
    const log = pino({}, output);
    log.info('request');
    log.error('request failed');
    process.kill(process.pid, 'SIGKILL');`);
  expect(signal).toBe('SIGKILL');
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  ).toEqual(['request', 'request failed']);
});
