import { rename } from 'node:fs/promises';
import { makeRunFolder } from '../postgres/run-folder.ts';

/** Names the folder shared by all workers of this run. Its database starts when the first test needs one. */
export default async function setUp() {
  const fresh = await makeRunFolder();
  // The database's keeper process watches the process in the folder's name.
  const folder = `${fresh}-${process.pid}`;
  await rename(fresh, folder);
  process.env.ORIME_TEST_RUN = folder;
}
