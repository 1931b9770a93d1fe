import type { Production } from '@orime/contracts/api/trade/production';
import type { BadgeTone } from '@orime/ui';
import type { ProductionStatus } from './production.api.ts';

/** The stages of a run in their order. A cancelled one has left them. */
export const STAGES = [
  'requested',
  'quoted',
  'accepted',
  'sampling',
  'in_production',
  'qc',
  'completed',
] as const satisfies readonly ProductionStatus[];

export const STATUS_TONES = {
  requested: 'warning',
  quoted: 'neutral',
  accepted: 'neutral',
  sampling: 'neutral',
  in_production: 'active',
  qc: 'active',
  completed: 'success',
  cancelled: 'danger',
} as const satisfies Record<ProductionStatus, BadgeTone>;

export type Due = 'none' | 'late' | 'soon' | 'later';

/** Within how many days a run is due soon. */
const SOON_DAYS = 7;
const DAY_MS = 86_400_000;

/** How pressing a run is on a day. One that has ended presses nobody. */
export function dueOf({ status, dueDate }: Pick<Production, 'status' | 'dueDate'>, today: string): Due {
  if (dueDate === null || status === 'completed' || status === 'cancelled') return 'none';
  if (dueDate < today) return 'late';
  return daysBetween(today, dueDate) <= SOON_DAYS ? 'soon' : 'later';
}

/** The allowed step that stands nearest in one direction; undefined where there is none. Cancelling is no direction. */
export function stepTowards(
  { status, nextStatuses }: Pick<Production, 'status' | 'nextStatuses'>,
  by: 1 | -1,
): ProductionStatus | undefined {
  const place = (of: ProductionStatus): number => STAGES.findIndex((stage) => stage === of);
  return nextStatuses
    .filter((next) => next !== 'cancelled' && Math.sign(place(next) - place(status)) === by)
    .toSorted((a, b) => Math.abs(place(a) - place(status)) - Math.abs(place(b) - place(status)))[0];
}

/** Whether a step is asked about first: it cannot be taken back. */
export function isFinal(status: ProductionStatus): boolean {
  return status === 'completed' || status === 'cancelled';
}

/** Units by week. */
export interface WeekLoad {
  /** Its Monday, `2026-05-25`. */
  readonly monday: string;
  /** Units of runs that are agreed on. */
  readonly units: number;
  /** Units of runs that are asked for or quoted. */
  readonly possible: number;
}

/**
 * What runs ask of the weeks from today's on: each run's units are spread evenly over the weeks from its start, or today, to the week
 * it is due in. What is overdue or has no day counts for this week. Sums over weeks are whole units, so they add up.
 */
export function loadOfWeeks(
  runs: readonly Pick<Production, 'status' | 'units' | 'startDate' | 'dueDate'>[],
  today: string,
  count: number,
): readonly WeekLoad[] {
  const first = mondayOf(today);
  const weeks = Array.from({ length: count }, (_, index) => ({ monday: addDays(first, index * 7), units: 0, possible: 0 }));
  for (const run of runs) {
    if (isFinal(run.status)) continue;
    const part = run.status === 'requested' || run.status === 'quoted' ? 'possible' : 'units';
    const from = Math.max(0, weekIndex(first, run.startDate ?? today));
    const to = Math.max(from, run.dueDate === null ? from : weekIndex(first, run.dueDate));
    for (let week = from; week <= Math.min(to, count - 1); week += 1) {
      const entry = weeks[week];
      if (entry !== undefined) entry[part] += shareOf(run.units, week - from, to - from + 1);
    }
  }
  return weeks;
}

/** The `index`-th of `parts` whole parts of a number; earlier ones are one greater where it does not divide. */
function shareOf(units: number, index: number, parts: number): number {
  return Math.floor(units / parts) + (index < units % parts ? 1 : 0);
}

function weekIndex(firstMonday: string, day: string): number {
  return Math.floor(daysBetween(firstMonday, mondayOf(day)) / 7);
}

function mondayOf(day: string): string {
  return addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

export function addDays(day: string, days: number): string {
  return new Date(new Date(`${day}T00:00:00Z`).getTime() + days * DAY_MS).toISOString().slice(0, 10);
}

function daysBetween(from: string, to: string): number {
  return (new Date(`${to}T00:00:00Z`).getTime() - new Date(`${from}T00:00:00Z`).getTime()) / DAY_MS;
}

/** Today where the reader is, as `2026-05-31`. */
export function localToday(): string {
  return new Date().toLocaleDateString('sv-SE');
}
