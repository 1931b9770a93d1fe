import * as endpoints from '@orime/contracts/api/people/profile-stats';
import { allow, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { countWaiting, findStatsOwner, listPayable, listStatsDays } from './profile-stats.queries.ts';

const DAY_MS = 86_400_000;
const MOST_DAYS = 92;
const USUAL_DAYS = 30;

export async function profileStatsRoutes(app: ApiApp): Promise<void> {
  const { db } = app;

  app.route({
    ...endpoints.getProfileStats,
    config: { rule: allow('designer') },
    handler: async (request) => {
      const owner = await findStatsOwner(db, userOf(request).userId);
      if (owner === undefined) throw new RequestError('not_found');
      const { from, to, count } = rangeOf(request.query);
      const currency = request.query.currency ?? 'USD';
      // Both periods in one reading: the earlier one ends the day before the later one begins.
      const all = await listStatsDays(db, owner, { from: daysBefore(from, count), to, currency });
      const days = all.slice(count);
      return {
        from,
        to,
        currency,
        days: [...days],
        totals: sumOf(days),
        before: sumOf(all.slice(0, count)),
        payable: await listPayable(db, owner.profileId),
        waiting: await countWaiting(db, owner),
      };
    },
  });
}

function rangeOf(query: { readonly from?: string; readonly to?: string }): { from: string; to: string; count: number } {
  const to = query.to ?? new Date().toISOString().slice(0, 10);
  const from = query.from ?? daysBefore(to, USUAL_DAYS - 1);
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  if (count < 1 || count > MOST_DAYS)
    throw new RequestError('validation', { fields: { from: `has to be at most ${MOST_DAYS} days up to \`to\`` } });
  return { from, to, count };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}

function sumOf(days: readonly endpoints.ProfileStats['days'][number][]): endpoints.ProfileStats['totals'] {
  const sum = (key: 'views' | 'likes' | 'followers' | 'orders' | 'netMinor') => days.reduce((total, day) => total + day[key], 0);
  return { views: sum('views'), likes: sum('likes'), followers: sum('followers'), orders: sum('orders'), netMinor: sum('netMinor') };
}
