import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { onlyMissing, replaceFile } from '../files/durable-files.ts';
import { WITHIN_MS, type S3Objects } from './s3-objects.ts';
import { newestFirst, type FileToStore, type Store, type StoredObject, type StoredVersion } from './store.ts';

/** A change is seen this much later, however many documents ask: one request answers for all of them. */
const TAG_KEPT_MS = 40;
/** A bucket that did not answer is asked again so much later. */
const FAILURE_KEPT_MS = 1_000;
/** What is damaged in the bucket itself would otherwise be fetched for everybody who asks for it. */
const RENEW_EVERY_MS = 1_000;
const MAX_RENEWED = 1_000;
const UPLOADS_AT_ONCE = 16;
/** Written once and never changed: a copy on this machine is as good as the original, until somebody finds that it is not. */
const UNCHANGING = /^(r|manifests)\//;

interface KnownTag {
  readonly tag: Promise<string | undefined>;
  readonly until: number;
  readonly hasFailed: boolean;
}

/**
 * A store in S3-compatible storage. Files of versions are copied into a folder of this machine when they are first wanted; the
 * channel and the revisions are always read from the bucket.
 */
export class S3Store implements Store {
  readonly name: string;
  private readonly objects: S3Objects;
  private readonly copies: string;
  private readonly readsCopies: boolean;
  private readonly fetching = new Map<string, Promise<string | undefined>>();
  private readonly renewedAt = new Map<string, number>();
  private readonly tags = new Map<string, KnownTag>();

  constructor(objects: S3Objects, copies: string, readsCopies = true) {
    this.objects = objects;
    this.name = this.objects.address.name;
    this.copies = copies;
    this.readsCopies = readsCopies;
  }

  async read(key: string): Promise<{ readonly bytes: Buffer; readonly tag: string } | undefined> {
    if (!UNCHANGING.test(key)) return this.objects.get(key, WITHIN_MS.small);
    if (!this.readsCopies) return this.objects.get(key, WITHIN_MS.file);
    const file = await this.localFile(key);
    // A copy that was renewed meanwhile may be gone: then the bucket has it no longer.
    const bytes = file === undefined ? undefined : await readFile(file).catch(onlyMissing);
    return bytes && { bytes, tag: '' };
  }

  /** While the bucket does not answer, one question waits for it; all others get the failure that is known, and go on with what they have. */
  tag(key: string): Promise<string | undefined> {
    const known = this.tags.get(key);
    const now = performance.now();
    if (known !== undefined && known.until > now) return known.tag;
    const tag = this.objects.head(key, WITHIN_MS.tag);
    const answered = { tag, until: now + TAG_KEPT_MS, hasFailed: false };
    const meanwhile = known?.hasFailed === true ? { ...known, until: Infinity } : answered;
    this.tags.set(key, meanwhile);
    tag.then(
      () => void (meanwhile !== answered && this.tags.set(key, answered)),
      () => this.tags.set(key, { tag, until: performance.now() + FAILURE_KEPT_MS, hasFailed: true }),
    );
    return meanwhile.tag;
  }

  list(prefix: string): Promise<readonly StoredObject[]> {
    return this.objects.list(prefix);
  }

  create(key: string, bytes: Uint8Array): Promise<boolean> {
    return this.objects.put(key, bytes, { ifNoneMatch: '*' });
  }

  swap(key: string, bytes: Uint8Array, tag: string | undefined): Promise<boolean> {
    return tag === undefined ? this.create(key, bytes) : this.objects.put(key, bytes, { ifMatch: tag });
  }

  async put(key: string, bytes: Uint8Array): Promise<void> {
    await this.objects.put(key, bytes);
  }

  remove(key: string): Promise<void> {
    return this.objects.delete(key);
  }

  async versions(): Promise<ReadonlyMap<string, readonly StoredVersion[]>> {
    const [remotes, copies] = await Promise.all([this.objects.folders('r/'), this.objects.list('manifests/')]);
    const publishedAt = new Map(copies.map(({ key, modifiedAt }) => [key, modifiedAt]));
    return new Map(
      await Promise.all(
        remotes.map(async (remote) => {
          const versions = await this.objects.folders(`r/${remote}/`);
          const dated = versions.map((version) => ({
            version,
            publishedAt: publishedAt.get(`manifests/${remote}/${version}.json`) ?? new Date(0),
          }));
          return [remote, newestFirst(dated)] as const;
        }),
      ),
    );
  }

  async putVersion(prefix: string, files: readonly FileToStore[], onFile: (done: number) => void): Promise<boolean> {
    const manifest = files.at(-1);
    const waiting = files.slice(0, -1);
    let done = 0;
    const upload = async (): Promise<void> => {
      for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
        await this.put(`${prefix}/${file.path}`, await file.read());
        onFile(++done);
      }
    };
    await Promise.all(Array.from({ length: UPLOADS_AT_ONCE }, upload));
    return manifest !== undefined && this.create(`${prefix}/${manifest.path}`, await manifest.read());
  }

  makeRoom(prefix: string): Promise<void> {
    return this.remove(`${prefix}/remote.json`);
  }

  async removeVersion(prefix: string): Promise<void> {
    await this.makeRoom(prefix);
    for (const { key } of await this.list(`${prefix}/`)) await this.remove(key);
  }

  /** A version without its manifest is one whose publishing broke off. */
  async removeLeftovers(before: Date): Promise<number> {
    let count = 0;
    for (const [remote, versions] of await this.versions()) {
      for (const { version, publishedAt } of versions) {
        const prefix = `r/${remote}/${version}`;
        if (publishedAt >= before || (await this.objects.head(`${prefix}/remote.json`)) !== undefined) continue;
        await this.removeVersion(prefix);
        count += 1;
      }
    }
    return count;
  }

  async localFile(key: string): Promise<string | undefined> {
    const file = join(this.copies, key);
    return existsSync(file) ? file : this.fetchCopy(key);
  }

  async renew(key: string): Promise<boolean> {
    const now = performance.now();
    const isDue = now - (this.renewedAt.get(key) ?? -Infinity) > RENEW_EVERY_MS;
    if (isDue) this.renewedAt.set(key, now);
    if (this.renewedAt.size > MAX_RENEWED) this.renewedAt.clear();
    await (isDue ? this.fetchCopy(key) : this.fetching.get(key))?.catch(() => undefined);
    return true;
  }

  withoutCopies(): Store {
    return new S3Store(this.objects, this.copies, false);
  }

  /** Of many who want an object at once, one asks. */
  private fetchCopy(key: string): Promise<string | undefined> {
    const fetching = this.fetching.get(key) ?? this.copy(key).finally(() => this.fetching.delete(key));
    this.fetching.set(key, fetching);
    return fetching;
  }

  private async copy(key: string): Promise<string | undefined> {
    const file = join(this.copies, key);
    const object = await this.objects.get(key, WITHIN_MS.file);
    if (object === undefined) await rm(file, { force: true });
    else await replaceFile(file, object.bytes);
    return object && file;
  }
}
