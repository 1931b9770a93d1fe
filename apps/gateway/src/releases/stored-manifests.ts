import type { RemoteManifest } from '@orime/contracts';
import {
  listPublished,
  manifestCopyKey,
  manifestDigest,
  readManifestCopy,
  readVersion,
  versionKey,
  type Registry,
} from '@orime/federation/registry';
import { renewCopy } from './renew-copy.ts';

/** So many are kept in memory; one that is asked for again goes to the end of the line. */
const MAX_KEPT = 200;
/** Names that nobody published cost one look into the store in this time, however many strangers ask for them. */
const LIST_EVERY_MS = 1000;

const SOURCES = [
  { source: readVersion, key: (remote: string, version: string) => `${versionKey(remote, version)}/remote.json` },
  { source: readManifestCopy, key: manifestCopyKey },
];

/** The manifests of published versions, read once each. A lost `remote.json` is replaced by its copy. */
export class StoredManifests {
  private readonly registry: Registry;
  private readonly kept = new Map<string, RemoteManifest>();
  private published: Promise<ReadonlySet<string>> = Promise.resolve(new Set());
  private listedAt = -Infinity;

  private readonly maxKept: number;

  constructor(registry: Registry, maxKept = MAX_KEPT) {
    this.registry = registry;
    this.maxKept = maxKept;
  }

  /**
   * The manifest of a version that a revision names. Undefined when nothing readable is left of it.
   * @param digest of the manifest as the revision names it: nothing else is answered
   */
  async find(remote: string, version: string, digest?: string): Promise<RemoteManifest | undefined> {
    const key = keyOf(remote, version);
    const kept = this.kept.get(key);
    const isKept = kept !== undefined && (digest === undefined || manifestDigest(kept) === digest);
    const manifest = isKept ? kept : await this.read(remote, version, digest);
    if (manifest === undefined) return undefined;
    this.kept.delete(key);
    this.kept.set(key, manifest);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.maxKept && oldest !== undefined) this.kept.delete(oldest);
    return manifest;
  }

  /** The same for a name that came from outside: the store is read for published versions only. */
  async findAsked(remote: string, version: string): Promise<RemoteManifest | undefined> {
    const key = keyOf(remote, version);
    const isPublished = this.kept.has(key) || (await this.listPublished()).has(key);
    return isPublished ? this.find(remote, version) : undefined;
  }

  private listPublished(): Promise<ReadonlySet<string>> {
    const now = performance.now();
    if (now - this.listedAt > LIST_EVERY_MS) {
      this.listedAt = now;
      this.published = listPublished(this.registry).then(
        (remotes) => new Set([...remotes].flatMap(([remote, versions]) => versions.map(({ version }) => keyOf(remote, version)))),
      );
    }
    return this.published;
  }

  /** Missing, damaged, forged or no name at all: what the release tool kept beside the version is the next best. */
  private async read(remote: string, version: string, digest: string | undefined): Promise<RemoteManifest | undefined> {
    const isWanted = (manifest: RemoteManifest): boolean => digest === undefined || manifestDigest(manifest) === digest;
    for (const { source, key } of SOURCES) {
      const read = () => source(this.registry, remote, version).catch(() => undefined);
      const manifest = await read();
      if (manifest !== undefined && isWanted(manifest)) return manifest;
      const again = (await renewCopy(this.registry, () => key(remote, version))) ? await read() : undefined;
      if (again !== undefined && isWanted(again)) return again;
    }
    return undefined;
  }
}

function keyOf(remote: string, version: string): string {
  return `${remote}@${version}`;
}
