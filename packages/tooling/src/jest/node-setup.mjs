import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Names the folder that all workers of this run share. The database in it starts only when a test asks for one. */
export default async function setUp() {
  const fresh = await mkdtemp(join(tmpdir(), 'orime-test-'));
  // The database's keeper watches the process that the folder is named after.
  const folder = `${fresh}-${process.pid}`;
  await rename(fresh, folder);
  process.env.ORIME_TEST_RUN = folder;
}
