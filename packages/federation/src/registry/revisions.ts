import type { ChannelFile } from '@orime/contracts';
import { ChannelFileSchema } from '@orime/contracts/schemas';
import { Value } from 'typebox/value';
import { signatureProblem } from '../keys/index.ts';
import { isRegistryError, RegistryError } from './registry-error.ts';
import { channelKey, revisionKey, REVISIONS, type Registry } from './registry-folder.ts';

/**
 * The newest revision; undefined in an empty registry. Revisions are the source of truth, the channel file is a copy; only where
 * the file of the live one is lost does the copy stand for it. A file that cannot be read, or that nobody signed who may release,
 * is passed over: it was never live.
 * @param numbers of the revisions to choose from, ascending; default: all
 */
export async function latestRevision(registry: Registry, numbers?: readonly number[]): Promise<ChannelFile | undefined> {
  const all = numbers ?? (await listRevisions(registry));
  const newest = await newestReadable(registry, all);
  const channel = await readChannel(registry).catch(passOverDamage);
  const isLost = channel !== undefined && channel.revision > (newest?.revision ?? 0) && isOwnProof(registry, channel, all);
  return isLost ? channel : newest;
}

async function newestReadable(registry: Registry, numbers: readonly number[]): Promise<ChannelFile | undefined> {
  for (const number of numbers.toReversed()) {
    const revision = await readRevision(registry, number).catch(passOverDamage);
    if (revision !== undefined) return revision;
  }
  return undefined;
}

/** Numbers of all revisions, ascending; empty without a registry. */
export async function listRevisions(registry: Registry): Promise<number[]> {
  const objects = await registry.store.list(REVISIONS);
  return objects
    .map(({ key }) => key.slice(REVISIONS.length))
    .filter((name) => /^\d{6,}\.json$/.test(name))
    .map((name) => Number.parseInt(name, 10))
    .toSorted((a, b) => a - b);
}

/**
 * One revision. Errors: `revision_damaged` when it is missing, unreadable or another one, `signature_missing` and `signature_wrong` when nobody
 * signed it who may release.
 */
export async function readRevision(registry: Registry, revision: number): Promise<ChannelFile> {
  const key = revisionKey(revision);
  const file = `${registry.store.name}/${key}`;
  // Not caught: a store that does not answer for a moment says nothing about the file.
  const stored = await registry.store.read(key);
  let channel: ChannelFile;
  try {
    channel = parseChannel(stored?.bytes.toString() ?? '');
  } catch (cause) {
    const what = stored === undefined ? 'is missing' : 'cannot be read';
    throw new RegistryError('revision_damaged', `${file} ${what}`, { revision, file, cause });
  }
  verifyRevision(registry, channel, file);
  // An old revision under a new number is signed all the same.
  if (channel.revision !== revision) throw new RegistryError('revision_damaged', `${file} holds another revision`, { revision, file });
  return channel;
}

/** The channel file as it stands; undefined when there is none, `channel_damaged` when it cannot be read. See `readLive`. */
export async function readChannel(registry: Registry): Promise<ChannelFile | undefined> {
  const file = `${registry.store.name}/${channelKey(registry)}`;
  const stored = await registry.store.read(channelKey(registry));
  if (stored === undefined) return undefined;
  let channel: ChannelFile;
  try {
    channel = parseChannel(stored.bytes.toString());
  } catch (cause) {
    throw new RegistryError('channel_damaged', `${file} cannot be read`, { file, cause });
  }
  verifyRevision(registry, channel, file);
  return channel;
}

function parseChannel(text: string): ChannelFile {
  const value: unknown = JSON.parse(text);
  if (Value.Check(ChannelFileSchema, value)) return value;
  const [first] = Value.Errors(ChannelFileSchema, value);
  throw new Error(`${first?.instancePath ?? ''} ${first?.message ?? 'breaks the schema'}`);
}

function verifyRevision({ keys }: Registry, channel: ChannelFile, file: string): void {
  const problem = keys && signatureProblem(channel, keys);
  if (problem === undefined) return;
  const { revision } = channel;
  const what = problem === 'signature_missing' ? 'is not signed' : 'is not signed by a key that may release';
  throw new RegistryError(problem, `${file} ${what}: revision ${String(revision)} is not served`, { revision, file });
}

/** Whether the revision is whole and yet nobody signed it who may release. */
export function isForged(error: unknown): boolean {
  return isRegistryError(error) && (error.code === 'signature_missing' || error.code === 'signature_wrong');
}

/** For `catch`: what is damaged or forged counts as not there; a store that does not answer stays an error. */
export function passOverDamage(error: unknown): undefined {
  if (isRegistryError(error)) return undefined;
  throw error;
}

/**
 * Whether a readable channel proves by itself that its revision was live, so that it may stand for a lost file. A signature does.
 * Without keys nothing keeps a forger out, and it has to be what a promotion writes: one that follows a revision which is there.
 * A registry that keeps no revisions has nothing to compare.
 */
export function isOwnProof({ keys }: Registry, { revision, previous }: ChannelFile, numbers: readonly number[]): boolean {
  if (keys !== undefined || numbers.length === 0) return true;
  return previous === null ? revision === 1 : numbers.includes(previous);
}

/** Writes the file of the live revision again from the channel, where it is missing, cut off or forged. */
export async function restoreRevision(registry: Registry): Promise<void> {
  const channel = await readChannel(registry).catch(passOverDamage);
  if (channel === undefined || !isOwnProof(registry, channel, await listRevisions(registry))) return;
  if ((await readRevision(registry, channel.revision).catch(passOverDamage)) !== undefined) return;
  await registry.store.put(revisionKey(channel.revision), textOf(channel));
}

/**
 * Appends the next revision by compare-and-swap on its base, then updates the channel. A lost race throws `revision_conflict` with
 * the winning revision, and changes nothing.
 */
export async function appendRevision(registry: Registry, next: ChannelFile): Promise<void> {
  const isFirst = await registry.store.create(revisionKey(next.revision), textOf(next));
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
  const key = channelKey(registry);
  for (;;) {
    const [held, latest] = [await registry.store.read(key).catch(() => undefined), await latestRevision(registry)];
    if (latest === undefined) return;
    const text = textOf(latest);
    if (held?.bytes.equals(text) === true) return;
    await registry.store.swap(key, text, held?.tag);
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

export function textOf(channel: ChannelFile): Buffer {
  return Buffer.from(`${JSON.stringify(channel, null, 2)}\n`);
}
