export interface StoredObject {
  readonly key: string;
  readonly bytes: number;
  readonly modifiedAt: Date;
}

export interface StoredVersion {
  readonly version: string;
  readonly publishedAt: Date;
}

/** One file of a version that is to be stored. */
export interface FileToStore {
  /** Relative to the version. */
  readonly path: string;
  readonly read: () => Promise<Uint8Array>;
}

/**
 * Where a registry is kept: objects under keys such as `revisions/000001.json`. Each write is whole or not there at all, and two of
 * them decide between several writers: `create` and `swap`. Errors of reading are thrown; what is not there is undefined.
 */
export interface Store {
  /** For people: the folder, or the address of the bucket without credentials. */
  readonly name: string;
  read(key: string): Promise<{ readonly bytes: Buffer; readonly tag: string } | undefined>;
  /** Changes whenever the object does; cheap enough to be asked for every document. */
  tag(key: string): Promise<string | undefined>;
  /** All objects whose key begins so, in the order of their keys. */
  list(prefix: string): Promise<readonly StoredObject[]>;
  /** False when the object was there already. */
  create(key: string, bytes: Uint8Array): Promise<boolean>;
  /** Replaces what has this tag, or creates it where the tag is undefined; false when somebody else was first. */
  swap(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean>;
  /** Replaces whatever is there. */
  put(key: string, bytes: Uint8Array): Promise<void>;
  remove(key: string): Promise<void>;
  /** Published versions by remote (or `shell`), newest first. */
  versions(): Promise<ReadonlyMap<string, readonly StoredVersion[]>>;
  /** Stores a version that nobody sees before its last file, the manifest, is there. False when it was there already. */
  putVersion(prefix: string, files: readonly FileToStore[], onFile: (done: number) => void): Promise<boolean>;
  /** Takes away what is in the way of storing a version again, such as a manifest that cannot be read. */
  makeRoom(prefix: string): Promise<void>;
  /** Removes a version, its manifest first: nobody begins to read a half one. */
  removeVersion(prefix: string): Promise<void>;
  /** Removes what publishing left behind that broke off before this time; answers how many. */
  removeLeftovers(before: Date): Promise<number>;
  /** A file of this machine with the content of an object that never changes; undefined when there is none. */
  localFile(key: string): Promise<string | undefined>;
  /**
   * To be called when such an object is not what was published: perhaps only its copy on this machine is not. Fetches the copy again, at
   * most once a second, and never throws. False where there are no copies, so that looking again is of no use.
   */
  renew(key: string): Promise<boolean>;
  /** The same store, read past the copies on this machine. */
  withoutCopies(): Store;
}

/** The newest first; of two from the same moment, by name. */
export function newestFirst(versions: readonly StoredVersion[]): StoredVersion[] {
  return versions.toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime() || a.version.localeCompare(b.version));
}
