import { expect, test } from '@jest/globals';
import { currencyExponent, MARKETS } from '@orime/contracts';
import { sql } from 'kysely';
import { buildTestApp } from '../../../../test/build-test-app.ts';

const { db } = await buildTestApp();

test.each(MARKETS.map(({ currency }) => currency))('the database divides %s as everybody else does', async (currency) => {
  const { rows } = await sql<{ exponent: number }>`SELECT currency_exponent(${currency}) AS exponent`.execute(db);
  expect(rows[0]?.exponent).toBe(currencyExponent(currency));
});
