import { expect, test } from '@jest/globals';
import { Type } from 'typebox';
import { anyone } from '../src/house/access/authorize.ts';
import { buildTestApp } from './build-test-app.ts';
import { fuzzCalls } from './fuzz-calls.ts';
import { soundRequests } from './fuzz-sound.ts';
import { fuzzRoutes } from './fuzz.ts';

const api = await buildTestApp({ mailWebhookSecret: `whsec_${Buffer.from('a secret of thirty-two characters').toString('base64')}` });
const { app, as } = api;
const careless = await buildTestApp({}, (app) => {
  app.post(
    '/api/test/careless',
    { schema: { body: Type.Object({ date: Type.String() }) }, config: { rule: anyone } },
    async ({ body }) => ({ year: new Date(body.date).toISOString() }),
  );
});

/** A fixed sample; the full run has the program `fuzz` beside it. Other numbers come in through these two. */
const cases = Number(process.env['FUZZ_CASES'] ?? 1500);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

test('every endpoint answers hostile requests with a refusal, never with a fault of its own', async () => {
  const roles = ['admin', 'designer', 'buyer-verified', 'producer', 'consumer'] as const;
  const signIn = [...roles.map((role) => async () => (await as(role)).token), async () => undefined];
  const report = await fuzzRoutes(app, { cases, seed, signIn, sound: soundRequests(api, fuzzCalls(api)) });
  if (process.env['FUZZ_CASES'] !== undefined) process.stdout.write(`${JSON.stringify(report.statuses)}\n`);
  expect(report.failures.slice(0, 5)).toEqual([]);
  // Requests must get past the schemas often enough to mean something.
  expect(report.statuses['200'] ?? 0).toBeGreaterThan(300);
  expect(report.unreached.length).toBeLessThan(report.routes / 5);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
}, 1_800_000);

test('the fuzz finds an endpoint that is not careful', async () => {
  const report = await fuzzRoutes(careless.app, { cases: 100, seed, under: '/api/test/', signIn: [async () => undefined] });
  expect(report.failures.map(({ reason, request }) => [reason, request.url])).toContainEqual(['a 5xx', '/api/test/careless']);
});
