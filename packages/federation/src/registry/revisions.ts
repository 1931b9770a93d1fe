import type { ChannelFile } from '@orime/contracts';
import { ChannelFileSchema } from '@orime/contracts/schemas';
import { readdir, readFile } from 'node:fs/promises';
import { Value } from 'typebox/value';
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

/** One revision; `revision_damaged` when its file is missing or unreadable. */
export async function readRevision(registry: Registry, revision: number): Promise<ChannelFile> {
  const file = revisionFile(registry, revision);
  try {
    return parseChannel(await readFile(file, 'utf8'));
  } catch (cause) {
    throw new RegistryError('revision_damaged', `${file} cannot be read: restore it, or remove it if it was never live`, {
      revision,
      file,
      cause,
    });
  }
}

/** The channel file as it stands; undefined when there is none, `channel_damaged` when it cannot be read. See `readLive`. */
export async function readChannel(registry: Registry): Promise<ChannelFile | undefined> {
  const file = channelFile(registry);
  try {
    return parseChannel(await readFile(file, 'utf8'));
  } catch (cause) {
    if (isFileError(cause, 'ENOENT')) return undefined;
    throw new RegistryError('channel_damaged', `${file} cannot be read`, { file, cause });
  }
}

function parseChannel(text: string): ChannelFile {
  const value: unknown = JSON.parse(text);
  if (Value.Check(ChannelFileSchema, value)) return value;
  const [first] = Value.Errors(ChannelFileSchema, value);
  throw new Error(`${first?.instancePath ?? ''} ${first?.message ?? 'breaks the schema'}`);
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
 * Brings the channel file to the newest revision, whatever it held: also after a promotion that was killed half way, and
 * where the file is gone or damaged. Repeats until nothing newer appeared while it wrote, so that of several writers the
 * last one to finish leaves the newest revision.
 */
export async function pointChannel(registry: Registry): Promise<void> {
  for (;;) {
    const latest = await latestRevision(registry);
    if (latest === undefined) return;
    const text = `${JSON.stringify(latest, null, 2)}\n`;
    if ((await readFile(channelFile(registry), 'utf8').catch(() => undefined)) === text) return;
    await replaceFile(channelFile(registry), text);
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
