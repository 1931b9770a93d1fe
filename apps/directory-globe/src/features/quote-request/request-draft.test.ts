import { expect, test } from '@jest/globals';
import { checkRequest, EMPTY_REQUEST, requestInput } from './request-draft.ts';

test('says quantities once: by size of a design, else in all', () => {
  expect(requestInput({ ...EMPTY_REQUEST, units: 5, sizeQuantities: { S: 2 } }, 'prd_1')).toMatchObject({ units: 5 });
  const draft = { ...EMPTY_REQUEST, designId: 'dsn_1', units: 5, sizeQuantities: { S: 2, M: 0, L: null } };
  expect(requestInput(draft, 'prd_1')).not.toHaveProperty('units');
  expect(requestInput(draft, 'prd_1').sizeQuantities).toEqual({ S: 2 });
  const today = '2026-11-23';
  expect(checkRequest({ ...draft, sizeQuantities: { S: 0 } }, today).map(({ field }) => field)).toEqual(['sizeQuantities']);
  expect(checkRequest({ ...draft, sizeQuantities: { S: 2, M: -1 } }, today).map(({ field }) => field)).toEqual(['sizeQuantities']);
  expect(checkRequest({ ...draft, dueDate: today }, today).map(({ field }) => field)).toEqual(['dueDate']);
  expect(checkRequest({ ...draft, dueDate: '2026-11-24' }, today)).toEqual([]);
});
