import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { Storage } from './storage-types.ts';

/** S3_URL: `https://KEY:SECRET@host/bucket/prefix?region=eu-central-1`; `s3://bucket?region=…` takes the machine's own credentials. */
export function s3Storage(address: string): Storage {
  const { client, bucket, prefix } = open(address);
  const keyOf = (key: string) => `${prefix}${key}`;
  async function read(key: string, range?: string): Promise<Buffer | undefined> {
    try {
      const { Body: body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: keyOf(key), ...(range && { Range: range }) }));
      return body && Buffer.from(await body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  }
  return {
    async put(key, bytes, mime) {
      await client.send(new PutObjectCommand({ Bucket: bucket, Key: keyOf(key), Body: bytes, ContentType: mime }));
    },
    get: (key) => read(key),
    getPart: (key, start, end) => read(key, `bytes=${start}-${end}`),
    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: keyOf(key) }));
    },
  };
}

function open(address: string): { client: S3Client; bucket: string; prefix: string } {
  const url = new URL(address);
  const region = url.searchParams.get('region') ?? 'us-east-1';
  const isPlain = url.protocol === 's3:';
  const [bucket = '', ...rest] = isPlain ? [url.hostname, ...url.pathname.split('/').slice(1)] : url.pathname.split('/').slice(1);
  const prefix = rest
    .filter((part) => part !== '')
    .map((part) => `${part}/`)
    .join('');
  const credentials =
    url.username === ''
      ? {}
      : { credentials: { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) } };
  const endpoint = isPlain ? {} : { endpoint: `${url.protocol}//${url.host}`, forcePathStyle: true };
  return { client: new S3Client({ region, ...endpoint, ...credentials }), bucket, prefix };
}
