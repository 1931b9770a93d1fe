import { startPostgres } from '@orime/tooling/postgres';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCodegen } from '../house/db/codegen.ts';
import { migrate } from './migrate.ts';

/** `db:types`: writes `generated.ts` from a database that was migrated for it and is thrown away. */
const folder = await mkdtemp(join(tmpdir(), 'orime-types-'));
const server = await startPostgres({ dataDir: join(folder, 'postgres'), databaseUrl: '', settings: { fsync: 'off' } });
try {
  await migrate({ databaseUrl: server.url });
  process.stdout.write(await runCodegen(server.url, 'write'));
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
