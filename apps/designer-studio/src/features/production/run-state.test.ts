import { expect, test } from '@jest/globals';
import { sampleRun } from '../../production.fixture.ts';
import { dueOf, loadOfWeeks, stepTowards } from './run-state.ts';

test.each([
  ['2026-11-22', 'in_production', 'late'],
  ['2026-11-23', 'in_production', 'soon'],
  ['2026-11-30', 'qc', 'soon'],
  ['2026-12-01', 'requested', 'later'],
  [null, 'qc', 'none'],
  ['2026-11-22', 'completed', 'none'],
  ['2026-11-22', 'cancelled', 'none'],
] as const)('due on %s and %s is %s', (dueDate, status, due) => {
  expect(dueOf({ dueDate, status }, '2026-11-23')).toBe(due);
});

test('an arrow key leads to the nearest allowed stage, never to the end of the run by cancelling', () => {
  const qc = { status: 'qc', nextStatuses: ['completed', 'in_production', 'cancelled'] } as const;
  expect([
    stepTowards({ ...qc, nextStatuses: [...qc.nextStatuses] }, 1),
    stepTowards({ ...qc, nextStatuses: [...qc.nextStatuses] }, -1),
  ]).toEqual(['completed', 'in_production']);
  expect(stepTowards({ status: 'accepted', nextStatuses: ['in_production', 'sampling', 'cancelled'] }, 1)).toBe('sampling');
  expect(stepTowards({ status: 'accepted', nextStatuses: ['cancelled'] }, 1)).toBeUndefined();
});

test('units are spread evenly over the weeks up to the due day, and sums stay whole', () => {
  // A Monday.
  const today = '2026-11-23';
  const weeks = loadOfWeeks(
    [
      sampleRun({ status: 'in_production', units: 10, startDate: '2026-11-01', dueDate: '2026-12-13' }),
      sampleRun({ status: 'requested', units: 5, startDate: '2026-12-02', dueDate: '2026-12-04' }),
      sampleRun({ status: 'qc', units: 7, startDate: null, dueDate: '2026-11-01' }),
      sampleRun({ status: 'completed', units: 100, dueDate: today }),
      // Two of its four weeks are shown.
      sampleRun({ status: 'accepted', units: 40, startDate: '2026-12-07', dueDate: '2027-01-03' }),
    ],
    today,
    4,
  );
  expect(weeks).toEqual([
    { monday: '2026-11-23', units: 4 + 7, possible: 0 },
    { monday: '2026-11-30', units: 3, possible: 5 },
    { monday: '2026-12-07', units: 3 + 10, possible: 0 },
    { monday: '2026-12-14', units: 10, possible: 0 },
  ]);
  expect(loadOfWeeks([], '2026-11-29', 1)).toEqual([{ monday: '2026-11-23', units: 0, possible: 0 }]);
});
