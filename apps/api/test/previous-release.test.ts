import { expect, jest, test } from '@jest/globals';
import { readFile } from 'node:fs/promises';
import { hasBaseline, hasCommit, unpackRelease } from './previous-release.ts';

const isFull = process.env['TEST_FULL'] === '1';

// All tests of a release's domains take as long as a run of today's.
jest.setTimeout(isFull ? 3_000_000 : 600_000);

/** The commit whose api is running where the next release goes out; to be moved there with each release. */
const commit = (await readFile(new URL('previous-release.txt', import.meta.url), 'utf8')).trim();
const reason = (await hasCommit(commit))
  ? (await hasBaseline(commit))
    ? undefined
    : 'it is older than the first released schema'
  : 'this clone does not contain it';

/** Accounts, a purchase from design to seller, checkout, wholesale and mails: what is written most, and matters most. */
const JOURNEYS = [
  'apps/api/test/marketplace-loop',
  'apps/api/src/domains/people/users/login',
  'apps/api/src/domains/selling/checkout/checkout',
  'apps/api/src/domains/selling/order/place-order',
  'apps/api/src/domains/trade/wholesale-order/wholesale-steps',
  'apps/api/src/house/mail/',
];
const EVERY_MODULE = ['apps/api/test/marketplace-loop', 'apps/api/src/domains/', 'apps/api/src/house/mail/'];

// zero-downtime.test.ts checks each migration without needing that commit.
const name = `the release before this one (${commit.slice(0, 9)}) does its work on the schema of today`;
(reason === undefined ? test : test.skip)(reason === undefined ? name : `${name}: ${reason}`, async () => {
  const release = await unpackRelease(commit);
  try {
    const { passed, failed, output } = await release.test(isFull ? EVERY_MODULE : JOURNEYS);
    expect([failed, failed === 0 ? '' : output]).toEqual([0, '']);
    expect(passed).toBeGreaterThan(20);
  } finally {
    await release.remove();
  }
});
