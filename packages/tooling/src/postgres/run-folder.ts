import { mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder that Linux keeps in memory. */
const inMemory = '/dev/shm';
/** What a run needs at most, in bytes: a worker's databases of 25 MB each and the log of writes. */
const room = 2 * 1024 ** 3;

/**
 * Makes the folder of a test run, in memory where there is room. A database is some 3,000 files: copying them takes six times as long
 * on a disk, although nothing waits for it.
 */
export async function makeRunFolder(): Promise<string> {
  const free = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  const fast = free >= room ? await mkdtemp(join(inMemory, 'orime-test-')).catch(() => undefined) : undefined;
  return fast ?? (await mkdtemp(join(tmpdir(), 'orime-test-')));
}
