import { access, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Stops the database of the run, if started, and removes its folder. */
export default async function tearDown() {
  const folder = process.env.ORIME_TEST_RUN;
  if (folder === undefined) return;
  const text = await readFile(join(folder, 'server.json'), 'utf8').catch(() => undefined);
  if (text === undefined) {
    await rm(folder, { recursive: true, force: true });
    return;
  }
  try {
    process.kill(JSON.parse(text).keeper, 'SIGTERM');
  } catch {
    // The process is gone already.
  }
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const isThere = await access(folder).then(
      () => true,
      () => false,
    );
    if (!isThere) return;
    await sleep(25);
  }
}
