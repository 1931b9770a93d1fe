import type { ChannelFile } from '@orime/contracts';
import { readdir, readFile } from 'node:fs/promises';
import { createFile, isFileError, replaceFile } from './durable-files.ts';
import { RegistryError } from './registry-error.ts';
import { channelFile, revisionFile, revisionsFolder, type Registry } from './registry-folder.ts';

/** The newest revision, or undefined in an empty registry. Revisions are the truth; the channel file is their copy. */
export async function latestRevision(registry: Registry): Promise<ChannelFile | undefined> {
  const numbers = await listRevisions(registry);
  const last = numbers.at(-1);
  return last === undefined ? undefined : readRevision(registry, last);
}

export async function listRevisions(registry: Registry): Promise<number[]> {
  const names = await readdir(revisionsFolder(registry)).catch(() => []);
  return names
    .filter((name) => /^\d{6,}\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}

export async function readRevision(registry: Registry, revision: number): Promise<ChannelFile> {
  return JSON.parse(await readFile(revisionFile(registry, revision), 'utf8'));
}

/** What visitors get now; undefined before the first promotion. */
export async function readChannel(registry: Registry): Promise<ChannelFile | undefined> {
  try {
    return JSON.parse(await readFile(channelFile(registry), 'utf8'));
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Appends the next revision by compare-and-swap on the one it was composed from, then lets the channel point at it.
 * A lost race is `revision_conflict` and names the other revision; nothing was changed then.
 */
export async function appendRevision(registry: Registry, next: ChannelFile): Promise<void> {
  const isFirst = await createFile(revisionFile(registry, next.revision), `${JSON.stringify(next, null, 2)}\n`);
  if (!isFirst) {
    throw revisionConflict(await readRevision(registry, next.revision));
  }
  await pointChannel(registry);
}

/**
 * Brings the channel file to the newest revision. Repeats until nothing newer appeared while it wrote, so that of
 * several writers the last one to finish leaves the newest revision; it also completes a promotion that was killed.
 */
export async function pointChannel(registry: Registry): Promise<void> {
  let written = -1;
  for (;;) {
    const latest = await latestRevision(registry);
    if (latest === undefined || latest.revision === written) return;
    await replaceFile(channelFile(registry), `${JSON.stringify(latest, null, 2)}\n`);
    written = latest.revision;
  }
}

/** Names the revision that was written first. */
export function revisionConflict({ revision, createdBy, createdAt }: ChannelFile): RegistryError {
  return new RegistryError(
    'revision_conflict',
    `Revision ${String(revision)} was written meanwhile by ${createdBy} at ${createdAt}; look at it and promote again`,
    { revision, createdBy, createdAt },
  );
}
