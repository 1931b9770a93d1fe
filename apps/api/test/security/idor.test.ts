import { expect, test } from '@jest/globals';
import { buildTestApp } from '../build-test-app.ts';
import { callGroups } from './calls/index.ts';
import { callFor, closedPlaces, testForeignIds } from './idor.ts';

const api = await buildTestApp();
const { account, catalogue, people, ...others } = callGroups(api);
const calls = { ...account, ...catalogue, ...people };

test('every id that an endpoint takes is sent as somebody else’s, or has a reason to be anybody’s', () => {
  const all = { ...calls, ...others.retail, ...others.trade, ...others.intake, ...others.office };
  expect(
    closedPlaces(api)
      .filter(([name, place]) => callFor(all, name, place) === undefined)
      .map(([name, place]) => `${name} ${place}`),
  ).toEqual([]);
});

await testForeignIds(api, calls);
