import type { ChannelFile } from '@orime/contracts';
import { mapAtOnce } from './map-at-once.ts';
import { isRegistryError, RegistryError } from './registry-error.ts';
import { FORGOTTEN, REVISIONS, revisionKey, type Registry } from './registry-folder.ts';
import { latestRevision, readRevision } from './revisions.ts';

/** As far as a rollback looks back. */
const MAX_REVISIONS = 200;
const READ_AT_ONCE = 8;

export interface LostRevision {
  readonly revision: number;
  readonly error: RegistryError;
}

/**
 * Earlier revisions that are missing, cut off or forged, newest first, without those that were given up (see `forgetRevision`). One
 * that a later revision passed over was never live and is no loss.
 */
export async function findLostRevisions(registry: Registry, { revision, previous }: ChannelFile): Promise<readonly LostRevision[]> {
  const numbers = Array.from({ length: Math.min(revision - 1, MAX_REVISIONS) }, (_, index) => revision - 1 - index);
  const [forgotten, found] = await Promise.all([
    listForgotten(registry),
    mapAtOnce(numbers, READ_AT_ONCE, (number) => tryRead(registry, number)),
  ]);
  const lost: LostRevision[] = [];
  let next = previous;
  for (const [index, number] of numbers.entries()) {
    if (next === null) break;
    if (number > next) continue;
    const read = found[index];
    if (isRegistryError(read) && !forgotten.has(revisionKey(number))) lost.push({ revision: number, error: read });
    // Which one a lost revision followed is lost with it: any of those below.
    next = read === undefined || isRegistryError(read) ? number - 1 : read.previous;
  }
  return lost;
}

/**
 * Gives up a revision that nobody can read any more: what is left of it moves to `revisions/forgotten/`, so that history, status and
 * garbage collection go on without it. Errors: `revision_readable` for one that is whole, is live, or is the newest.
 */
export async function forgetRevision(registry: Registry, revision: number): Promise<void> {
  const read = await tryRead(registry, revision);
  const newest = await latestRevision(registry);
  // Its number would be given to the next promotion.
  if (!isRegistryError(read) || newest === undefined || revision >= newest.revision)
    throw new RegistryError('revision_readable', `Revision ${String(revision)} is not an earlier one that cannot be read: it stays`, {
      revision,
    });
  const key = revisionKey(revision);
  const left = await registry.store.read(key);
  await registry.store.put(forgottenKey(key), left?.bytes ?? Buffer.alloc(0));
  await registry.store.remove(key);
}

async function listForgotten(registry: Registry): Promise<ReadonlySet<string>> {
  const objects = await registry.store.list(FORGOTTEN);
  return new Set(objects.map(({ key }) => key.replace(FORGOTTEN, REVISIONS)));
}

function forgottenKey(key: string): string {
  return key.replace(REVISIONS, FORGOTTEN);
}

function tryRead(registry: Registry, revision: number): Promise<ChannelFile | RegistryError> {
  return readRevision(registry, revision).catch((error: unknown) => {
    if (isRegistryError(error)) return error;
    throw error;
  });
}
