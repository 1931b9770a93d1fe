import type { ChannelFile } from '@orime/contracts';
import { isDeepStrictEqual } from 'node:util';
import { isRegistryError, RegistryError } from './registry-error.ts';
import { channelKey, type Registry } from './registry-folder.ts';
import { isForged, isOwnProof, listRevisions, passOverDamage, readChannel, readRevision } from './revisions.ts';

export interface LiveChannel {
  readonly channel: ChannelFile;
  /** Why `channel` is a revision and not the channel file itself: `channel_damaged`, `signature_missing`, `signature_wrong`. */
  readonly damage: RegistryError | undefined;
  /** What is wrong with the file of the revision that the channel file is a copy of. Visitors get the channel all the same. */
  readonly revisionDamage?: RegistryError | undefined;
}

/**
 * What visitors get: the channel file, as long as no revision contradicts it. Where it is missing, unreadable or a forgery, the
 * newest revision that can be read and is signed. Undefined before the first promotion.
 */
export async function readLive(registry: Registry): Promise<LiveChannel | undefined> {
  const [numbers, channel] = await Promise.all([
    listRevisions(registry),
    readChannel(registry).catch((error: unknown) => (isForged(error) && isRegistryError(error) ? error : damaged(registry, error))),
  ]);
  const live = channel === undefined || isRegistryError(channel) ? undefined : await compared(registry, channel, numbers);
  if (live !== undefined) return live;
  for (const number of numbers.toReversed()) {
    const revision = await readRevision(registry, number).catch(passOverDamage);
    if (revision !== undefined) return { channel: revision, damage: isRegistryError(channel) ? channel : damaged(registry) };
  }
  if (isRegistryError(channel)) throw channel;
  return undefined;
}

/**
 * The channel beside the revision that it is a copy of; undefined when that says otherwise. A revision that is itself damaged proves
 * nothing against the channel file, nor does one that is lost where the channel is its own proof.
 */
async function compared(registry: Registry, channel: ChannelFile, numbers: readonly number[]): Promise<LiveChannel | undefined> {
  const revision = await readRevision(registry, channel.revision).catch((error: unknown) => error);
  if (!(revision instanceof Error)) return isDeepStrictEqual(revision, channel) ? { channel, damage: undefined } : undefined;
  const isProved = numbers.includes(channel.revision) || isOwnProof(registry, channel, numbers);
  if (!isProved) return undefined;
  return { channel, damage: undefined, ...(isRegistryError(revision) && { revisionDamage: revision }) };
}

function damaged(registry: Registry, cause?: unknown): RegistryError {
  const file = `${registry.store.name}/${channelKey(registry)}`;
  return new RegistryError('channel_damaged', `${file} is missing, unreadable or no copy of a revision; promoting what is live mends it`, {
    file,
    cause,
  });
}
