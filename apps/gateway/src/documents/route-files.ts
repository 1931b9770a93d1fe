import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../releases/live-releases.ts';
import { matchRoute } from '../releases/route-table.ts';
import { lentFragments } from './lent-fragments.ts';
import { preloadsOf } from './preloads.ts';
import { visitorOf } from './visitor.ts';

interface Question {
  readonly path?: string;
  /** The set that the asking page was made from. */
  readonly release?: string;
  readonly lang?: string;
}

/**
 * `/route-files?path=…&release=…&lang=…`: what the first view of an address needs of a set that is live or on trial, for a page that
 * expects to be left for it. Of another set nothing is known.
 */
export function routeFiles(app: FastifyInstance, releases: LiveReleases): void {
  app.get<{ Querystring: Question }>('/route-files', async (request, reply) => {
    const { path, release, lang } = request.query;
    const live = await releases.current();
    const set = [live, ...releases.trials.map((trial) => trial.set)].find((known) => known !== undefined && known.release.id === release);
    void reply.header('cache-control', 'private, max-age=300');
    if (set === undefined || typeof path !== 'string' || !path.startsWith('/')) return reply.send({ files: [] });
    const search = new URLSearchParams(typeof lang === 'string' ? { lang } : {});
    const visitor = visitorOf(request.headers.cookie, search);
    const match = matchRoute(set.table, path);
    if (match === undefined) return reply.send({ files: [] });
    const lent = lentFragments(set, match, { params: match.params, search, ...visitor });
    const { scripts, styles, lentScripts } = preloadsOf(set, match, lent, visitor.language);
    return reply.send({ files: [...scripts, ...styles, ...lentScripts] });
  });
}
