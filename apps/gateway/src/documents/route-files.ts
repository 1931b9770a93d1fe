import { isDrawnOnServer, type Language, type RouteFiles } from '@orime/contracts';
import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../releases/live-releases.ts';
import type { LiveSet } from '../releases/live-set.ts';
import type { TableRow } from '../releases/route-table.ts';
import { lentFragments } from './lent-fragments.ts';
import { preloadsOf } from './preloads.ts';
import { visitorOf, type Visitor } from './visitor.ts';

interface Question {
  /** The set that the asking page was made from. */
  readonly release?: string;
  readonly lang?: string;
}

const NOTHING: RouteFiles = { files: [], routes: {} };

/**
 * `/route-files?release=…&lang=…`: what the first view of each route needs of a set that is live or on trial, for a page that expects to
 * be left for one of them: it can ask for everything at once. Of another set nothing is known.
 */
export function routeFiles(app: FastifyInstance, releases: LiveReleases): void {
  const tables = new WeakMap<LiveSet, Map<Language, RouteFiles>>();
  app.get<{ Querystring: Question }>('/route-files', async (request, reply) => {
    const { release, lang } = request.query;
    const live = await releases.current();
    const set = [live, ...releases.trials.map((trial) => trial.set)].find((known) => known !== undefined && known.release.id === release);
    void reply.header('cache-control', 'private, max-age=300');
    if (set === undefined) return reply.send(NOTHING);
    const visitor = visitorOf(request.headers.cookie, new URLSearchParams(typeof lang === 'string' ? { lang } : {}));
    const known = tables.get(set) ?? new Map<Language, RouteFiles>();
    tables.set(set, known);
    const table = known.get(visitor.language) ?? composeTable(set, visitor);
    known.set(visitor.language, table);
    return reply.send(table);
  });
}

function composeTable(set: LiveSet, visitor: Visitor): RouteFiles {
  const numbers = new Map<string, number>();
  const numberOf = (file: string): number => {
    const number = numbers.get(file) ?? numbers.size;
    numbers.set(file, number);
    return number;
  };
  const routes = set.table.map((row) => {
    const { document, access, path } = row.route;
    // What others read is personal, or drawn by a screen that asks when it needs it.
    const reads = access === 'public' && isDrawnOnServer(row.route) ? document?.reads : undefined;
    return [path, { files: filesOf(set, row, visitor).map(numberOf), ...(reads !== undefined && reads.length > 0 && { reads }) }] as const;
  });
  return { routes: Object.fromEntries(routes), files: [...numbers.keys()] };
}

function filesOf(set: LiveSet, { remote, route, params }: TableRow, visitor: Visitor): readonly string[] {
  // Which fragments stand on a page does not depend on the values in its address.
  const match = { remote, route, params: Object.fromEntries(params.map((name) => [name, name])) };
  const lent = lentFragments(set, match, { params: match.params, search: new URLSearchParams(), ...visitor });
  const { scripts, styles, data, lentScripts } = preloadsOf(set, match, lent, visitor.language);
  return [...scripts, ...styles, ...data, ...lentScripts];
}
