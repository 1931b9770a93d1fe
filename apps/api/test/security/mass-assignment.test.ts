import { expect, test } from '@jest/globals';
import { buildTestApp } from '../build-test-app.ts';
import { nameOf } from './calls/call.ts';
import { callGroups, UNCALLED } from './calls/index.ts';
import { testMassAssignment, writes } from './mass-assignment.ts';

const api = await buildTestApp();
const { account, catalogue, people, ...others } = callGroups(api);

test('every write is called, or has a reason not to be', () => {
  const known = [account, catalogue, people, ...Object.values(others), UNCALLED].flatMap((group) => Object.keys(group));
  expect(writes.map(nameOf).filter((name) => !known.includes(name))).toEqual([]);
  expect(Object.keys(UNCALLED).filter((name) => !writes.map(nameOf).includes(name))).toEqual([]);
});

await testMassAssignment(api, { ...account, ...catalogue, ...people });
