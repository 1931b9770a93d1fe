import type { ChannelFile } from '@orime/contracts';
import { readdir, readFile } from 'node:fs/promises';
import { createFile, isFileError, replaceFile } from './durable-files.ts';
import { RegistryError } from './registry-error.ts';
import { channelFile, revisionFile, revisionsFolder, type Registry } from './registry-folder.ts';

/** The newest revision; undefined in an empty registry. Revisions are the source of truth, the channel file is a copy. */
export async function latestRevision(registry: Registry): Promise<ChannelFile | undefined> {
  const numbers = await listRevisions(registry);
  const last = numbers.at(-1);
  return last === undefined ? undefined : readRevision(registry, last);
}

/** Numbers of all revisions, ascending; empty without a registry. */
export async function listRevisions(registry: Registry): Promise<number[]> {
  const names = await readdir(revisionsFolder(registry)).catch(() => []);
  return names
    .filter((name) => /^\d{6,}\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .sort((a, b) => a - b);
}

/** Reads one revision. Rejects when it does not exist. */
export async function readRevision(registry: Registry, revision: number): Promise<ChannelFile> {
  return JSON.parse(await readFile(revisionFile(registry, revision), 'utf8'));
}

/** The live revision; undefined before the first promotion. */
export async function readChannel(registry: Registry): Promise<ChannelFile | undefined> {
  try {
    return JSON.parse(await readFile(channelFile(registry), 'utf8'));
  } catch (error) {
    if (isFileError(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Appends the next revision by compare-and-swap on its base, then updates the channel. A lost race throws `revision_conflict` with
 * the winning revision, and changes nothing.
 */
export async function appendRevision(registry: Registry, next: ChannelFile): Promise<void> {
  const isFirst = await createFile(revisionFile(registry, next.revision), `${JSON.stringify(next, null, 2)}\n`);
  if (!isFirst) {
    throw revisionConflict(await readRevision(registry, next.revision));
  }
  await pointChannel(registry);
}

/**
 * Updates the channel file to the newest revision. Repeats while newer ones appear, so that the last of several writers leaves the
 * newest; also completes a promotion that was killed.
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

/** The error that names the revision which was written first. */
export function revisionConflict({ revision, createdBy, createdAt }: ChannelFile): RegistryError {
  return new RegistryError(
    'revision_conflict',
    `Revision ${String(revision)} was written meanwhile by ${createdBy} at ${createdAt}; look at it and promote again`,
    { revision, createdBy, createdAt },
  );
}
