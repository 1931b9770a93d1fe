import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { traceQueries } from '../tracing/trace-queries.ts';
import { tracing } from '../tracing/tracing.ts';
import type { DB as Database } from './generated.ts';
import { PreparingClient } from './preparing-client.ts';
import { WorkDialect } from './unit-of-work.ts';

/** A pool or a transaction: what every query function takes first. */
export type Db = Kysely<Database>;
export type Trx = Transaction<Database>;

export interface DatabaseConnection {
  readonly db: Db;
  readonly pool: pg.Pool;
  readonly url: string;
  close(): Promise<void>;
}

const int8 = 20;

export interface ConnectOptions {
  readonly url: string;
  readonly max?: number;
  /** Told of errors of idle connections, which belong to no request. */
  readonly onError?: (error: Error) => void;
}

export function connectDatabase({ url, max = 20, onError }: ConnectOptions): DatabaseConnection {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max,
    application_name: 'orime-api',
    connectionTimeoutMillis: 10_000,
    statement_timeout: 15_000,
    // Longer than a mail server may take, whose answer a transaction waits for.
    idle_in_transaction_session_timeout: 60_000,
    types: {
      // Amounts and counters are far below 2^53: numbers are safe, and rows need no second parsing.
      getTypeParser: (id: number, format?: 'text' | 'binary') => (id === int8 ? Number : pg.types.getTypeParser(id, format)),
    },
  });
  pool.on('error', (error) => onError?.(error));
  const traces = tracing();
  if (traces !== undefined) traceQueries(pool, traces);
  // The pool listens to idle connections only: one that ends between two queries of a transaction must not end the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new WorkDialect({ pool }) });
  return { db, pool, url, close: () => db.destroy() };
}
