import { startPostgres } from '@orime/tooling/postgres';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { readConfig, requirePayments } from './house/config/config.ts';
import { connectDatabase } from './house/db/db.ts';
import { errorCode } from './house/errors/error-facts.ts';
import { startTracing } from './house/tracing/tracing.ts';
import { migrate } from './migrations/migrate.ts';

try {
  await serve();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Listens on API_PORT. Without DATABASE_URL it starts the embedded database itself, and stops it again. */
async function serve(): Promise<void> {
  const config = await readConfig();
  requirePayments(config);
  const database = await startPostgres({ dataDir: join(config.dataDir, 'postgres'), databaseUrl: config.databaseUrl, join: true });
  await migrate({ databaseUrl: database.url });
  const tracing = await startTracing(process.env);
  const connection = connectDatabase({
    url: database.url,
    onError: (error) => process.stderr.write(`database connection: ${error.message}\n`),
  });
  const app = await buildApp({ config, connection, jobs: true });

  const stop = async () => {
    app.drain();
    // A connection that is on its way while the port closes would be cut: balancers get time to look elsewhere first.
    await sleep(config.drainSeconds * 1000);
    // Whatever still hangs after this time is cut, a handle that somebody forgot included: the work it holds is in the database or it
    // never was.
    const cut = setTimeout(() => process.exit(1), 15_000);
    cut.unref();
    // Closing ends connections that are idle now; those with a request under way become idle a moment later.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 100);
    await app.close();
    clearInterval(sweep);
    await connection.close();
    await tracing?.stop();
    await database.stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());

  try {
    await app.listen({ host: config.host, port: config.apiPort });
  } catch (error) {
    await stop();
    const isTaken = errorCode(error) === 'EADDRINUSE';
    throw isTaken
      ? new Error(`API_PORT ${config.apiPort} is in use: stop the program that has it, or choose another.`, { cause: error })
      : error;
  }
}
