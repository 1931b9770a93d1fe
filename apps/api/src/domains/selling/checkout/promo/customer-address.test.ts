import { expect, test } from '@jest/globals';
import { customerAddress } from './customer-address.ts';

test.each([
  ['Bob@Example.com', 'bob@example.com'],
  ['ｂob@example.com', 'bob@example.com'],
  ['bob@example.com.', 'bob@example.com'],
  ['b.o.b+1@gmail.com', 'bob@gmail.com'],
  ['bob@googlemail.com', 'bob@gmail.com'],
  ['b.ob+shop@outlook.com', 'b.ob@outlook.com'],
  // Elsewhere dots and plus signs may be another person's.
  ['b.ob+1@example.com', 'b.ob+1@example.com'],
  [null, ''],
])('%s is counted as %s', (written, counted) => {
  expect(customerAddress(written)).toBe(counted);
});
