import { expect, test } from '@jest/globals';
import { buildTestApp } from '../../../../../test/build-test-app.ts';
import { okBody } from '../../../../../test/checkout-factories.ts';
import { createBuyer } from '../../../../../test/wholesale-factories.ts';

const api = await buildTestApp({ rateLimits: true });

test('an address is asked five times a day, by however many companies', async () => {
  const answers: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const owner = await createBuyer(api);
    const spelling = count % 2 === 0 ? 'wanted@example.com' : 'Wanted@Example.com';
    answers.push((await owner.post('/api/buyer/invitation', { email: spelling, role: 'viewer' })).statusCode);
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
  okBody(await (await createBuyer(api)).post('/api/buyer/invitation', { email: 'other@example.com', role: 'viewer' }));
});

test('an owner asks fifty times a day', async () => {
  const owner = await createBuyer(api);
  const answers = await Promise.all(
    Array.from({ length: 55 }, (_, count) => owner.post('/api/buyer/invitation', { email: `guest-${count}@example.com`, role: 'viewer' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
    ...Array.from({ length: 50 }, () => 200),
    ...Array.from({ length: 5 }, () => 429),
  ]);
});
