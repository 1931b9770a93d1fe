import { startPostgres, type RunningPostgres } from '@orime/tooling/postgres';
import { ROOT } from '@orime/tooling/site';
import { connectDatabase } from '../../../../apps/api/src/house/db/db.ts';
import { foldSearchChanges } from '../../../../apps/api/src/house/search/index.ts';
import { migrate } from '../../../../apps/api/src/migrations/migrate.ts';
import { seedScale } from '../../../../apps/api/src/seed/seed-scale.ts';
import { addOrders } from './orders.ts';
import { addHouses, addPeople } from './people.ts';

export interface Scale {
  readonly designs: number;
  readonly orders: number;
  readonly users: number;
}

/** The size of the marketplace that the API is specified for. */
export const wholeScale: Scale = { designs: 10_000, orders: 100_000, users: 50_000 };

export interface ScaleDatabase extends RunningPostgres {
  /** Data folder of this database, for the files of an API that uses it. */
  readonly dataDir: string;
}

/** A deterministic database of this size in `.cache/bench`, created on first use. The caller stops it. */
export async function openScale(scale: Scale = wholeScale): Promise<ScaleDatabase> {
  const dataDir = `${ROOT}/.cache/bench/scale-${scale.designs}-${scale.orders}-${scale.users}`;
  const database = await startPostgres({ dataDir: `${dataDir}/postgres` });
  try {
    await fill(database.url, scale);
    return { ...database, dataDir };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function fill(url: string, scale: Scale): Promise<void> {
  await migrate({ databaseUrl: url });
  const { db, pool, close } = connectDatabase({ url, max: 2 });
  try {
    const { rows } = await pool.query<{ orders: string }>("SELECT count(*) AS orders FROM orders WHERE number LIKE 'S%'");
    if (Number(rows[0]?.orders) >= scale.orders) {
      // Pending work of a migration, otherwise done by a job beside requests.
      await foldSearchChanges(db);
      return;
    }
    process.stderr.write(`filling a database with ${scale.designs} designs, ${scale.orders} orders and ${scale.users} users\n`);
    await seedScale(db, { designs: scale.designs });
    await addHouses(db, scale);
    await addPeople(db, scale);
    await foldSearchChanges(db);
    // Last: the existence of orders marks the database as complete.
    await addOrders(db, scale);
    const client = await pool.connect();
    await client.query('SET statement_timeout = 0');
    await client.query('VACUUM ANALYZE');
    client.release(true);
  } finally {
    await close();
  }
}
