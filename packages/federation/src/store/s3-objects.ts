import type * as S3 from '@aws-sdk/client-s3';
import { parseS3Address, type S3Address } from './s3-address.ts';
import type { StoredObject } from './store.ts';

/** What a conditional write asks for: that nothing is there, or that what is there has this tag. */
export type Condition = { readonly ifNoneMatch: '*' } | { readonly ifMatch: string };

/** Single requests to a bucket. What is not there is undefined; other failures are thrown as the client throws them. */
export class S3Objects {
  readonly address: S3Address;
  private opened: Promise<{ readonly sdk: typeof S3; readonly client: S3.S3Client }> | undefined;

  constructor(address: string) {
    this.address = parseS3Address(address);
  }

  async get(key: string): Promise<{ readonly bytes: Buffer; readonly tag: string } | undefined> {
    const { sdk, client } = await this.open();
    try {
      const { Body: body, ETag: tag = '' } = await client.send(new sdk.GetObjectCommand(this.at(key)));
      return body && { bytes: Buffer.from(await body.transformToByteArray()), tag };
    } catch (error) {
      return onlyStatus(error, 404, undefined);
    }
  }

  async head(key: string): Promise<string | undefined> {
    const { sdk, client } = await this.open();
    try {
      return (await client.send(new sdk.HeadObjectCommand(this.at(key)))).ETag;
    } catch (error) {
      return onlyStatus(error, 404, undefined);
    }
  }

  /** False when the condition did not hold. */
  async put(key: string, bytes: Uint8Array, condition?: Condition): Promise<boolean> {
    const { sdk, client } = await this.open();
    const conditions =
      condition === undefined ? {} : 'ifMatch' in condition ? { IfMatch: condition.ifMatch } : { IfNoneMatch: condition.ifNoneMatch };
    for (;;) {
      try {
        await client.send(new sdk.PutObjectCommand({ ...this.at(key), Body: bytes, ...conditions }));
        return true;
      } catch (error) {
        const status = statusOf(error);
        // Two writes met: the storage does not say which one was first, and asks for another attempt.
        if (status === 409) continue;
        if (condition !== undefined && (status === 412 || ('ifMatch' in condition && status === 404))) return false;
        throw error;
      }
    }
  }

  async delete(key: string): Promise<void> {
    const { sdk, client } = await this.open();
    await client.send(new sdk.DeleteObjectCommand(this.at(key)));
  }

  async list(prefix: string): Promise<readonly StoredObject[]> {
    return (await this.pages(prefix)).objects;
  }

  /** The names between a prefix and the next slash. */
  async folders(prefix: string): Promise<readonly string[]> {
    return (await this.pages(prefix, '/')).folders;
  }

  private async pages(prefix: string, delimiter?: string) {
    const { sdk, client } = await this.open();
    const { bucket, prefix: root } = this.address;
    const objects: StoredObject[] = [];
    const folders: string[] = [];
    let token: string | undefined;
    do {
      const page = await client.send(
        new sdk.ListObjectsV2Command({
          Bucket: bucket,
          Prefix: root + prefix,
          ...(delimiter !== undefined && { Delimiter: delimiter }),
          ...(token !== undefined && { ContinuationToken: token }),
        }),
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

  /** The client is large: only who keeps releases in a bucket loads it. */
  private open() {
    this.opened ??= import('@aws-sdk/client-s3').then((sdk) => ({ sdk, client: new sdk.S3Client(this.address.config) }));
    return this.opened;
  }
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { httpStatusCode } = error.$metadata as { readonly httpStatusCode?: number };
  return httpStatusCode;
}

function onlyStatus<Value>(error: unknown, status: number, value: Value): Value {
  if (statusOf(error) === status) return value;
  throw error;
}
