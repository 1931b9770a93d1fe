import pg from 'pg';
import { errorMessage } from './error-facts.ts';
import { PostgresUnavailableError } from './postgres-unavailable-error.ts';
import type { RunningPostgres } from './start-postgres.ts';

const oldestVersion = 150_000;

/** Connects to an external database and checks its version. Throws `PostgresUnavailableError`; the password never appears in a message. */
export async function connectOutside(url: string, say: (message: string) => void): Promise<RunningPostgres> {
  const where = describe(url);
  say(`Connecting to the database at ${where}`);
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const answer = await client.query<{ version: string }>("select current_setting('server_version_num') as version");
    const version = Number(answer.rows[0]?.version);
    if (version < oldestVersion) {
      throw new PostgresUnavailableError(
        `The database at ${where} is Postgres ${Math.floor(version / 10_000)}: DATABASE_URL must name version 15 or newer.`,
      );
    }
  } catch (cause) {
    if (cause instanceof PostgresUnavailableError) throw cause;
    const reason = errorMessage(cause) || 'nothing answers there';
    throw new PostgresUnavailableError(`DATABASE_URL does not lead to a usable database (${where}): ${reason}.`, { cause });
  } finally {
    await client.end().catch(() => {});
  }
  return { url, pid: undefined, stop: async () => {} };
}

function describe(url: string): string {
  try {
    const { protocol, host, pathname } = new URL(url);
    if (protocol !== 'postgres:' && protocol !== 'postgresql:') throw new TypeError('not a Postgres address');
    return `${host}${pathname}`;
  } catch (cause) {
    throw new PostgresUnavailableError('DATABASE_URL is not an address of the form postgres://user:password@host:5432/name.', { cause });
  }
}
