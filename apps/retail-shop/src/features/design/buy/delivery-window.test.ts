import { expect, test } from '@jest/globals';
import { deliveryWindow } from './delivery-window.ts';

const day = (date: string) => new Date(`${date}T12:00:00`).getTime();
const dates = ({ fromMs, toMs }: { fromMs: number; toMs: number }) => [fromMs, toMs].map((ms) => new Date(ms).toLocaleDateString('sv'));

test.each([
  ['stock ordered on a Monday', null, '2026-11-23', ['2026-11-26', '2026-12-03']],
  ['stock ordered on a Saturday', null, '2026-11-28', ['2026-12-02', '2026-12-09']],
  ['made within 28 days, ready on a Monday', 28, '2026-11-23', ['2026-12-24', '2026-12-29']],
])('%s', (_name, leadDays, from, expected) => {
  expect(dates(deliveryWindow(leadDays, day(from)))).toEqual(expected);
});
