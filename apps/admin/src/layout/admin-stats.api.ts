import { buildUrl } from '@orime/contracts';
import type { AdminStats } from '@orime/contracts/api/office/admin';
import { apiQuery } from '@orime/platform';

/** How often the numbers of the rail are read again while the page is looked at. */
export const STATS_EVERY_MS = 60_000;

/** What waits, and key figures. Admins only. A mutation that takes something off a list invalidates it. */
export const adminStatsQuery = apiQuery<AdminStats>({ key: ['admin', 'stats'], url: buildUrl('/api/admin/stats') });
