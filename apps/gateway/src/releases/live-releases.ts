import type { ChannelFile, RemoteManifest } from '@orime/contracts';
import { channelFile, liveVersions, readChannel, readManifest, versionFolder, type Registry } from '@orime/federation/registry';
import { stat } from 'node:fs/promises';
import { composeLiveSet, type LiveSet } from './live-set.ts';

/**
 * What visitors get now. The channel file is looked at for every document (one `stat`), so a promotion is in the very
 * next one without a restart; a set that cannot be read leaves the last good one in place.
 */
export class LiveReleases {
  private readonly registry: Registry;
  private readonly onProblem: (error: unknown) => void;
  private readonly manifests = new Map<string, RemoteManifest>();
  private stamp = '';
  private live: LiveSet | undefined;
  private reading: Promise<void> | undefined;

  constructor(registry: Registry, onProblem: (error: unknown) => void) {
    this.registry = registry;
    this.onProblem = onProblem;
  }

  /** The live set, or undefined while nothing was ever promoted. */
  async current(): Promise<LiveSet | undefined> {
    const stamp = await this.channelStamp();
    if (stamp !== this.stamp) {
      this.reading ??= this.read(stamp).finally(() => (this.reading = undefined));
      await this.reading;
    }
    return this.live;
  }

  /** The manifest of any published version: old ones stay served for tabs that are on them. */
  async manifest(remote: string, version: string): Promise<RemoteManifest | undefined> {
    const key = `${remote}@${version}`;
    const known = this.manifests.get(key);
    if (known !== undefined) return known;
    try {
      const manifest = await readManifest(versionFolder(this.registry, remote, version));
      this.manifests.set(key, manifest);
      return manifest;
    } catch {
      return undefined;
    }
  }

  private async read(stamp: string): Promise<void> {
    try {
      const channel = await readChannel(this.registry);
      this.live = channel === undefined ? undefined : composeLiveSet(channel, await this.manifestsOf(channel), this.registry);
      this.stamp = stamp;
    } catch (error) {
      this.onProblem(error);
    }
  }

  private manifestsOf(channel: ChannelFile): Promise<RemoteManifest[]> {
    return Promise.all(
      Object.entries(liveVersions(channel)).map(async ([name, version]) => {
        const manifest = await this.manifest(name, version);
        if (manifest === undefined) throw new Error(`${name}@${version} is live but not published`);
        return manifest;
      }),
    );
  }

  private async channelStamp(): Promise<string> {
    const info = await stat(channelFile(this.registry)).catch(() => undefined);
    return info === undefined ? 'none' : `${String(info.ino)}:${String(info.mtimeMs)}:${String(info.size)}`;
  }
}
