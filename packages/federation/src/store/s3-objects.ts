import type * as S3 from '@aws-sdk/client-s3';
import { parseS3Address, type S3Address } from './s3-address.ts';
import { isStoreError, StoreError } from './store-error.ts';
import type { StoredObject } from './store.ts';

/** What a conditional write asks for: that nothing is there, or that what is there has this tag. */
export type Condition = { readonly ifNoneMatch: '*' } | { readonly ifMatch: string };

interface OpenedClient {
  readonly sdk: typeof S3;
  readonly client: S3.S3Client;
}

/** How long a request may take in all, with its repetitions and the content. */
export const WITHIN_MS = {
  /** What is asked for every document. */
  tag: 2_000,
  small: 3_000,
  file: 120_000,
} as const;
/** A write that meets another one this often in a row is refused. */
const MEETINGS = 10;

/** Single requests to a bucket. What is not there is undefined. Errors: `StoreError`. */
export class S3Objects {
  readonly address: S3Address;
  private opened: Promise<OpenedClient> | undefined;

  constructor(address: string) {
    this.address = parseS3Address(address);
  }

  async get(key: string, withinMs: number): Promise<{ readonly bytes: Buffer; readonly tag: string } | undefined> {
    try {
      return await this.send(withinMs, async ({ sdk, client }, limit) => {
        const { Body: body, ETag: tag = '' } = await client.send(new sdk.GetObjectCommand(this.at(key)), limit);
        return body && { bytes: Buffer.from(await body.transformToByteArray()), tag };
      });
    } catch (error) {
      return onlyStatus(error, 404, undefined);
    }
  }

  async head(key: string, withinMs: number = WITHIN_MS.small): Promise<string | undefined> {
    try {
      const head = await this.send(withinMs, ({ sdk, client }, limit) => client.send(new sdk.HeadObjectCommand(this.at(key)), limit));
      return head.ETag;
    } catch (error) {
      return onlyStatus(error, 404, undefined);
    }
  }

  /** False when the condition did not hold. */
  async put(key: string, bytes: Uint8Array, condition?: Condition): Promise<boolean> {
    const conditions =
      condition === undefined ? {} : 'ifMatch' in condition ? { IfMatch: condition.ifMatch } : { IfNoneMatch: condition.ifNoneMatch };
    for (let attempt = 1; ; attempt += 1) {
      try {
        await this.send(WITHIN_MS.file, ({ sdk, client }, limit) =>
          client.send(new sdk.PutObjectCommand({ ...this.at(key), Body: bytes, ...conditions }), limit),
        );
        return true;
      } catch (error) {
        const status = statusOf(error);
        // Two writes met: the storage does not say which one was first, and asks for another attempt.
        if (status === 409 && attempt < MEETINGS) continue;
        if (condition !== undefined && (status === 412 || ('ifMatch' in condition && status === 404))) return false;
        throw error;
      }
    }
  }

  async delete(key: string): Promise<void> {
    await this.send(WITHIN_MS.small, ({ sdk, client }, limit) => client.send(new sdk.DeleteObjectCommand(this.at(key)), limit));
  }

  async list(prefix: string): Promise<readonly StoredObject[]> {
    return (await this.pages(prefix)).objects;
  }

  /** The names between a prefix and the next slash. */
  async folders(prefix: string): Promise<readonly string[]> {
    return (await this.pages(prefix, '/')).folders;
  }

  private async pages(prefix: string, delimiter?: string) {
    const { bucket, prefix: root } = this.address;
    const objects: StoredObject[] = [];
    const folders: string[] = [];
    let token: string | undefined;
    do {
      const request = {
        Bucket: bucket,
        Prefix: root + prefix,
        ...(delimiter !== undefined && { Delimiter: delimiter }),
        ...(token !== undefined && { ContinuationToken: token }),
      };
      const page: S3.ListObjectsV2CommandOutput = await this.send(WITHIN_MS.small, ({ sdk, client }, limit) =>
        client.send(new sdk.ListObjectsV2Command(request), limit),
      );
      for (const { Key: key = '', Size: bytes = 0, LastModified: modifiedAt = new Date(0) } of page.Contents ?? [])
        objects.push({ key: key.slice(root.length), bytes, modifiedAt });
      for (const { Prefix: folder = '' } of page.CommonPrefixes ?? []) folders.push(folder.slice(root.length + prefix.length, -1));
      token = page.NextContinuationToken;
    } while (token !== undefined);
    return { objects, folders };
  }

  private at(key: string): { readonly Bucket: string; readonly Key: string } {
    return { Bucket: this.address.bucket, Key: this.address.prefix + key };
  }

  private async send<Answer>(
    withinMs: number,
    request: (opened: OpenedClient, limit: { readonly abortSignal: AbortSignal }) => Promise<Answer>,
  ): Promise<Answer> {
    const opened = await this.open();
    try {
      return await request(opened, { abortSignal: AbortSignal.timeout(withinMs) });
    } catch (error) {
      throw new StoreError(this.address.name, error);
    }
  }

  /** The client is large: only who keeps releases in a bucket loads it. */
  private open(): Promise<OpenedClient> {
    this.opened ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: new sdk.S3Client(this.address.config) }));
    return this.opened;
  }
}

function statusOf(error: unknown): number | undefined {
  return isStoreError(error) ? error.status : undefined;
}

function onlyStatus<Value>(error: unknown, status: number, value: Value): Value {
  if (statusOf(error) === status) return value;
  throw error;
}
