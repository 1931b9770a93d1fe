import { expect, test } from '@jest/globals';
import { buildTestGateway } from '../../test/build-test-gateway.ts';

test('an unexpected failure tells visitors its number and nothing else', async () => {
  const { gateway, close } = await buildTestGateway();
  gateway.get('/broken', () => {
    throw new Error('a secret of the inside');
  });
  const answer = await gateway.inject('/broken');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('Something went wrong on our side.');
  expect(answer.body).toContain('問題が発生しました。');
  expect(answer.body).not.toContain('secret');
  await close();
});
