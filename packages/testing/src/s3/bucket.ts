import { createHash } from 'node:crypto';
import { S3Error } from './s3-error.ts';

export interface S3Object {
  readonly bytes: Buffer;
  /** In quotes, as in headers. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

export interface ListRequest {
  readonly prefix: string;
  readonly delimiter: string;
  readonly after: string;
  readonly maxKeys: number;
}

export interface Listing {
  readonly keys: readonly string[];
  readonly prefixes: readonly string[];
  /** Where the next page begins; undefined on the last one. */
  readonly next: string | undefined;
}

/** The objects of a bucket; conditions and listings as the API reference states them. */
export class Bucket {
  readonly objects = new Map<string, S3Object>();

  put(
    key: string,
    bytes: Buffer,
    { ifMatch, ifNoneMatch }: { readonly ifMatch?: string | undefined; readonly ifNoneMatch?: string | undefined },
  ): string {
    const held = this.objects.get(key);
    if (ifNoneMatch !== undefined && ifNoneMatch !== '*') throw new S3Error(501, 'NotImplemented');
    if (ifNoneMatch === '*' && held !== undefined) throw new S3Error(412, 'PreconditionFailed');
    if (ifMatch !== undefined && held === undefined) throw new S3Error(404, 'NoSuchKey');
    if (ifMatch !== undefined && ifMatch !== held?.etag) throw new S3Error(412, 'PreconditionFailed');
    const etag = `"${createHash('md5').update(bytes).digest('hex')}"`;
    this.objects.set(key, { bytes, etag, modifiedAt: new Date() });
    return etag;
  }

  get(key: string): S3Object {
    const object = this.objects.get(key);
    if (object === undefined) throw new S3Error(404, 'NoSuchKey');
    return object;
  }

  /** Keys in the order of their bytes; those behind a delimiter count as one entry. */
  list({ prefix, delimiter, after, maxKeys }: ListRequest): Listing {
    const entries = new Map<string, 'key' | 'prefix'>();
    for (const key of [...this.objects.keys()].toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))) {
      if (!key.startsWith(prefix)) continue;
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
      if (end < 0) entries.set(key, 'key');
      else entries.set(key.slice(0, end + delimiter.length), 'prefix');
    }
    const rest = [...entries].filter(([name]) => name > after);
    const page = rest.slice(0, maxKeys);
    const named = (kind: 'key' | 'prefix') => page.filter((entry) => entry[1] === kind).map(([name]) => name);
    return { keys: named('key'), prefixes: named('prefix'), next: rest.length > page.length ? page.at(-1)?.[0] : undefined };
  }
}
