import type { ChannelFile } from '@orime/contracts';
import { isDeepStrictEqual } from 'node:util';
import { isRegistryError, RegistryError } from './registry-error.ts';
import { channelKey, type Registry } from './registry-folder.ts';
import { isForged, listRevisions, readChannel, readRevision } from './revisions.ts';

export interface LiveChannel {
  readonly channel: ChannelFile;
  /** Why `channel` is a revision and not the channel file itself: `channel_damaged`, `signature_missing`, `signature_wrong`. */
  readonly damage: RegistryError | undefined;
}

/**
 * What visitors get: the channel file, as long as it is the copy of a revision that it has to be. Where it is missing,
 * unreadable or a forgery, the newest revision that can be read and is signed. Undefined before the first promotion.
 */
export async function readLive(registry: Registry): Promise<LiveChannel | undefined> {
  const [numbers, channel] = await Promise.all([
    listRevisions(registry),
    readChannel(registry).catch((error: unknown) => (isForged(error) && isRegistryError(error) ? error : damaged(registry, error))),
  ]);
  if (channel !== undefined && !isRegistryError(channel) && (await isCopy(registry, channel, numbers)))
    return { channel, damage: undefined };
  for (const number of numbers.toReversed()) {
    const revision = await readRevision(registry, number).catch(() => undefined);
    if (revision !== undefined) return { channel: revision, damage: isRegistryError(channel) ? channel : damaged(registry) };
  }
  if (isRegistryError(channel)) throw channel;
  return undefined;
}

/** A revision that is itself damaged proves nothing against the channel file, nor does a registry that keeps no revisions. */
async function isCopy(registry: Registry, channel: ChannelFile, numbers: readonly number[]): Promise<boolean> {
  if (numbers.length === 0) return true;
  if (!numbers.includes(channel.revision)) return false;
  const revision = await readRevision(registry, channel.revision).catch(() => undefined);
  return revision === undefined || isDeepStrictEqual(revision, channel);
}

function damaged(registry: Registry, cause?: unknown): RegistryError {
  const file = `${registry.store.name}/${channelKey(registry)}`;
  return new RegistryError('channel_damaged', `${file} is missing, unreadable or no copy of a revision; promoting what is live mends it`, {
    file,
    cause,
  });
}
