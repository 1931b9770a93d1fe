import { expect, test } from '@jest/globals';
import { buildTestApp } from '../build-test-app.ts';
import { refusal, testAddress } from '../checkout-factories.ts';

const site = await buildTestApp();

test.each(['name', 'nameKana', 'line1', 'line2', 'city', 'region', 'postal', 'phone'])('%s of an address is one line', async (field) => {
  const consumer = await site.as('consumer');
  for (const text of ['a\r\nBcc: b', 'a\u0007b', 'a\u001b[2J', 'a\u2028b']) {
    const address = { ...testAddress, [field]: text };
    const quote = await site.post('/api/checkout/quote', { currency: 'USD', lines: [], address });
    expect(refusal(quote)).toBe('400 validation');
    expect(refusal(await consumer.post('/api/consumer/address', address))).toBe('400 validation');
  }
  expect(
    (await site.post('/api/checkout/quote', { currency: 'USD', lines: [], address: { ...testAddress, [field]: '森 あや' } })).statusCode,
  ).toBe(200);
});
