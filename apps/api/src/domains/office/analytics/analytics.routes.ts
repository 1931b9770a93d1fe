import { getAnalytics } from '@orime/contracts/api/office/analytics';
import { recordPageView } from '@orime/contracts/api/site/site';
import { createHash } from 'node:crypto';
import { admins, anyone } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { hasRefused, readAnalytics } from './analytics.queries.ts';

const longestRangeDays = 92;
const usualRangeDays = 30;
const dayMs = 86_400_000;

/** Page views of visitors who accepted cookies; the browser sends none before (decision T16). */
export async function analyticsRoutes(app: ApiApp): Promise<void> {
  app.route({
    ...recordPageView,
    bodyLimit: 8 * 1024,
    config: { rule: anyone, endedSession: 'visitor', rateLimit: { max: 240, timeWindow: 60_000 } },
    handler: async ({ body, ip, headers, actor }) => {
      // A browser that did not hear of it, on another computer: what the person said here counts.
      if (actor.userId !== null && (await hasRefused(app.db, actor.userId))) return { ok: true };
      const now = new Date();
      const at = new Date(body.at ?? now);
      // A queue that waited for consent is at most as old as a visit; a clock far off is not believed.
      const viewedAt = Math.abs(at.getTime() - now.getTime()) < dayMs ? at : now;
      await app.db
        .insertInto('page_views')
        .values({
          path: body.path.replace(/[?#].*$/, ''),
          title: body.title ?? null,
          referrer: body.referrer?.replace(/[?#].*$/, '') ?? null,
          locale: body.language ?? null,
          visitor_hash: visitorOfDay([app.config.jwtSecret, now.toISOString().slice(0, 10), ip, headers['user-agent'] ?? '']),
          viewed_at: viewedAt,
        })
        .execute();
      return { ok: true };
    },
  });

  app.route({
    ...getAnalytics,
    config: { rule: admins },
    handler: ({ query }) => {
      const to = query.to ?? new Date().toISOString().slice(0, 10);
      const from = query.from ?? dayBefore(to, usualRangeDays - 1);
      const days = Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
      if (days < 1 || days > longestRangeDays)
        throw new RequestError('validation', { fields: { from: `has to be at most ${longestRangeDays} days up to \`to\`` } });
      return readAnalytics(app.db, { from, to, limit: query.limit ?? 20 });
    },
  });
}

function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * dayMs).toISOString().slice(0, 10);
}

/** Tells visitors of one day apart and cannot be traced back, or carried over to the next day. */
function visitorOfDay(parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 22);
}
