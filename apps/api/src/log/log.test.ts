import { expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { buildTestApp } from '../../test/build-test-app.ts';
import { anyone } from '../plugins/authorize.ts';

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
  expect(told[0]).toMatchObject({ level: 30, time: expect.any(Number), reqId: answer.headers['x-request-id'], ms: expect.any(Number), user: expect.stringMatching(/^usr_/) });
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

test('lines reach the standard output in their order, also those of the last moment', () => {
  const say = `
    import { openOutput } from ${JSON.stringify(new URL('output.ts', import.meta.url).href)};
    const output = openOutput();
    output.write('one\\n');
    output.write('two\\n');
    setTimeout(() => { output.write('three\\n'); process.exit(0); }, 20);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--no-warnings', '--eval', say], { encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['one\ntwo\nthree\n', '']);
});
