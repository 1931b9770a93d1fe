import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type PostgresDialectConfig,
  type TransactionSettings,
} from 'kysely';
import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * One database transaction around everything that a piece of code does, however many transactions it makes itself: those
 * become savepoints. For work that has to be kept or forgotten as a whole together with a note that it was done.
 */
export interface UnitOfWork {
  /** Runs code whose queries belong to this work. */
  run<Result>(code: () => Result): Result;
  /** Keeps all of it, then does what was put off until now. */
  commit(): Promise<void>;
  /** Forgets all of it. Harmless when the work has ended. */
  rollback(): Promise<void>;
}

interface State {
  connection: Promise<DatabaseConnection> | undefined;
  /** Of the driver that opened the connection. */
  end: ((connection: DatabaseConnection, how: 'commit' | 'rollback') => Promise<void>) | undefined;
  ended: boolean;
  depth: number;
  readonly afterCommit: (() => Promise<void>)[];
}

const current = new AsyncLocalStorage<State | undefined>();

/** Takes a connection with its first query; end it with `commit` or `rollback`, whatever happens. */
export function startWork(): UnitOfWork {
  const state: State = { connection: undefined, end: undefined, ended: false, depth: 0, afterCommit: [] };
  const end = async (how: 'commit' | 'rollback') => {
    if (state.ended) return;
    state.ended = true;
    const connection = await state.connection;
    if (connection !== undefined) await state.end?.(connection, how);
  };
  return {
    run: (code) => current.run(state, code),
    async commit() {
      await end('commit');
      for (const effect of state.afterCommit) await effect();
    },
    rollback: () => end('rollback'),
  };
}

/** Does this once the work around it is kept, or at once where there is none. */
export async function afterCommit(effect: () => Promise<void>): Promise<void> {
  const work = activeWork();
  if (work === undefined) await effect();
  else work.afterCommit.push(effect);
}

/** Runs code that is kept whatever becomes of the work around it. */
export function outsideWork<Result>(code: () => Result): Result {
  return current.run(undefined, code);
}

function activeWork(): State | undefined {
  const state = current.getStore();
  // Code that goes on after the answer works by itself again.
  return state?.ended === false ? state : undefined;
}

/** Postgres as Kysely has it, with units of work. */
export class WorkDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;

  constructor(config: PostgresDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): WorkDriver {
    return new WorkDriver(this.#config);
  }
}

type Connection = Parameters<PostgresDriver['releaseConnection']>[0];

class WorkDriver extends PostgresDriver {
  readonly #bound = new WeakMap<DatabaseConnection, State>();

  override async acquireConnection(): Promise<DatabaseConnection> {
    const work = activeWork();
    if (work === undefined) return super.acquireConnection();
    work.connection ??= this.#open(work);
    return work.connection;
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    const work = this.#bound.get(connection);
    if (work === undefined) return super.beginTransaction(connection, settings);
    work.depth += 1;
    await connection.executeQuery(CompiledQuery.raw(`SAVEPOINT work_${work.depth}`));
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const work = this.#bound.get(connection);
    if (work === undefined) return super.commitTransaction(connection);
    await connection.executeQuery(CompiledQuery.raw(`RELEASE SAVEPOINT work_${work.depth}`));
    work.depth -= 1;
  }

  override async rollbackTransaction(connection: Connection): Promise<void> {
    const work = this.#bound.get(connection);
    if (work === undefined) return super.rollbackTransaction(connection);
    await connection.executeQuery(CompiledQuery.raw(`ROLLBACK TO SAVEPOINT work_${work.depth}`));
    work.depth -= 1;
  }

  override async releaseConnection(connection: Connection): Promise<void> {
    if (!this.#bound.has(connection)) await super.releaseConnection(connection);
  }

  async #open(work: State): Promise<DatabaseConnection> {
    const connection = (await super.acquireConnection()) as Connection; // the driver's own kind
    work.end = (_, how) => this.#end(connection, how);
    this.#bound.set(connection, work);
    try {
      await super.beginTransaction(connection, {});
      return connection;
    } catch (error) {
      this.#bound.delete(connection);
      await super.releaseConnection(connection);
      throw error;
    }
  }

  async #end(connection: Connection, how: 'commit' | 'rollback'): Promise<void> {
    this.#bound.delete(connection);
    try {
      if (how === 'commit') await super.commitTransaction(connection);
      else await super.rollbackTransaction(connection);
    } catch (error) {
      // A commit that fails leaves it open whether there is a transaction: a rollback, or the loss of the connection, ends it.
      if (how === 'commit') await super.rollbackTransaction(connection).catch(() => {});
      throw error;
    } finally {
      await super.releaseConnection(connection);
    }
  }
}
