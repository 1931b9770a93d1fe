import { expect, test } from '@jest/globals';
import { newId, newReference, newSecret } from './ids.ts';

const many = <Value>(count: number, make: () => Value): readonly Value[] => Array.from({ length: count }, make);

test('ids are all different and sort in the order in which they were made', () => {
  const ids = many(20_000, () => newId('dsn'));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.toSorted()).toEqual(ids);
  for (const id of ids) if (!/^dsn_[0-9A-HJKMNP-TV-Z]{26}$/.test(id)) throw new Error(id);
});

test('an id says nothing about the next one', () => {
  const tails = many(5_000, () => newId('chk').slice(-13));
  expect(new Set(tails).size).toBe(tails.length);
  // Of neighbours that counted up, the first digits of the drawn part would be the same.
  const repeated = tails.filter((tail, place) => place > 0 && tail.slice(0, 4) === tails[place - 1]?.slice(0, 4));
  expect(repeated.length).toBeLessThan(5);
});

test('secrets and references are all different, also beyond what is made at once', () => {
  const secrets = many(2_000, newSecret);
  expect(new Set(secrets).size).toBe(secrets.length);
  expect(secrets.every((secret) => /^[\w-]{43}$/.test(secret))).toBe(true);
  // No part of one stands in another.
  expect(new Set(secrets.flatMap((secret) => [secret.slice(0, 20), secret.slice(20, 40)])).size).toBe(secrets.length * 2);
  const references = many(2_000, () => newReference('AP'));
  expect(new Set(references).size).toBe(references.length);
  expect(references.every((reference) => /^AP-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/.test(reference))).toBe(true);
});
