import { expect, test } from '@jest/globals';
import { ApiError } from './api-error.ts';
import { readError } from './read-error.ts';
import { textOfError } from './text-of-error.ts';

const noHeaders = { get: () => null };
const answered = (status: number, body: unknown) => textOfError(readError('POST', '/api/order', status, body, noHeaders));

test('the server’s own words come first', () => {
  const error = { code: 'insufficient_stock', message: 'Only two are left.', messageJp: '残り2点です。' };
  expect(answered(409, { error })).toEqual({ en: 'Only two are left.', jp: '残り2点です。' });
});

test.each([
  [401, 'Please sign in.'],
  [403, 'You do not have access to this.'],
  [404, 'This does not exist or is no longer available.'],
  [429, 'Too many requests. Please wait a moment.'],
  [503, 'This service is not available at the moment.'],
  [418, 'Something went wrong on our side.'],
])('a %i without a body of ours, as from a proxy, has words too', (status, en) => {
  expect(answered(status, '<html>')).toMatchObject({ en });
});

test('no answer at all is the connection, and what is no failed call is ours', () => {
  expect(textOfError(new ApiError({ code: 'network', status: 0, method: 'GET', url: '/' })).en).toMatch(/check your connection/);
  expect(textOfError(new ApiError({ code: 'constructor', status: 500, method: 'GET', url: '/' })).en).toMatch(/on our side/);
  expect(textOfError(new TypeError('x')).en).toMatch(/on our side/);
});
