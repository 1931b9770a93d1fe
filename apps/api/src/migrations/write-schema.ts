import { startPostgres } from '@orime/tooling/postgres';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from './migrate.ts';
import { printSchema } from './print-schema.ts';

/** `db:schema`: writes `schema.sql` from a temporary migrated database. */
const folder = await mkdtemp(join(tmpdir(), 'orime-schema-'));
const server = await startPostgres({ dataDir: join(folder, 'postgres'), databaseUrl: '', settings: { fsync: 'off' } });
try {
  await migrate({ databaseUrl: server.url });
  await writeFile(new URL('../../schema.sql', import.meta.url), await printSchema(server.url));
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
