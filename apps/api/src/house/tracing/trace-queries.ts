import type pg from 'pg';
import { type Tracing } from './tracing-types.ts';
import { failureOf } from './tracing.ts';

const COMMAND = /^\s*(?:--[^\n]*\n\s*)*(\w+)/;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]\w*)/i;
const LITERAL = /'(?:[^']|'')*'/g;

/**
 * A span for every query of a request, a job or an event; queries of nobody (health, presence) have none. The text goes along
 * with its placeholders, never the values. Must be called before the pool is used.
 */
export function traceQueries(pool: pg.Pool, tracing: Tracing): void {
  const connect = pool.connect.bind(pool) as (callback?: (...args: never[]) => void) => unknown; // both overloads at once
  // Who waits for a connection is called by whoever gives one back.
  const boundConnect = (callback?: (...args: never[]) => void): unknown =>
    callback === undefined ? connect() : connect(tracing.bind(callback));
  pool.connect = boundConnect as typeof pool.connect;
  pool.on('connect', (client) => traceClient(client, tracing));
}

function traceClient(client: pg.PoolClient, tracing: Tracing): void {
  const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown; // all overloads at once
  const traced = (...args: readonly unknown[]): unknown => {
    const text = textOf(args[0]);
    if (text === undefined || tracing.current() === undefined) return query(...args);
    const span = tracing.start({ kind: 'client', ...describe(text) });
    const callback = args.at(-1);
    if (typeof callback === 'function') {
      const back = tracing.bind(callback as (...results: readonly unknown[]) => unknown);
      const ended = (error: unknown, ...results: readonly unknown[]): unknown => {
        span.end(error === null || error === undefined ? undefined : failureOf(error));
        return back(error, ...results);
      };
      return query(...args.slice(0, -1), ended);
    }
    const running = query(...args) as Promise<unknown>; // without a callback every overload gives one
    running.then(
      () => span.end(),
      (error: unknown) => span.end(failureOf(error)),
    );
    return running;
  };
  client.query = traced as typeof client.query;
}

/** Undefined for cursors and the like, which run their queries themselves. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query;
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string') return undefined;
  return 'submit' in query ? undefined : query.text;
}

function describe(text: string): { readonly name: string; readonly attributes: Record<string, string> } {
  const command = COMMAND.exec(text)?.[1]?.toUpperCase() ?? 'QUERY';
  const table = TABLE.exec(text)?.[1];
  return {
    name: table === undefined ? command : `${command} ${table}`,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': command,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
      'db.query.text': text.replaceAll(LITERAL, "'?'"),
    },
  };
}
