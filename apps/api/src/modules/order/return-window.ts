import type { Db } from '../../plugins/db.ts';
import { readNumberSetting } from '../settings/index.ts';

const dayMs = 86_400_000;
const defaultWindowDays = 30;

/** How long after delivery garments are taken back. */
export function readReturnWindowDays(db: Db): Promise<number> {
  return readNumberSetting(db, 'return_window_days', defaultWindowDays);
}

/** The last moment to ask for a return of what arrived then. */
export function endOfReturnWindow(deliveredAt: Date, windowDays: number): Date {
  return new Date(deliveredAt.getTime() + windowDays * dayMs);
}
