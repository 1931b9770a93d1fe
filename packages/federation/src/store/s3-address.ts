import type { S3ClientConfig } from '@aws-sdk/client-s3';

export interface S3Address {
  readonly config: S3ClientConfig;
  readonly bucket: string;
  /** Empty, or with a slash at its end. */
  readonly prefix: string;
  /** For people: without the credentials. */
  readonly name: string;
}

/** For a connection to be there. */
const CONNECT_WITHIN_MS = 3_000;
/** For the next bytes, in either direction. How long a request may take in all is for whoever sends it. */
const IDLE_WITHIN_MS = 10_000;

/**
 * `https://KEY:SECRET@host/bucket/prefix?region=eu-central-1` for any S3-compatible storage; `s3://bucket/prefix?region=…` for
 * Amazon's, with the machine's own credentials.
 */
export function parseS3Address(address: string): S3Address {
  const url = new URL(address);
  const isAmazon = url.protocol === 's3:';
  const [bucket = '', ...rest] = [...(isAmazon ? [url.hostname] : []), ...url.pathname.split('/').filter((part) => part !== '')];
  const credentials = { accessKeyId: decodeURIComponent(url.username), secretAccessKey: decodeURIComponent(url.password) };
  return {
    config: {
      region: url.searchParams.get('region') ?? 'us-east-1',
      // Without these the client waits for ever for a bucket that takes the connection and says nothing.
      requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: IDLE_WITHIN_MS },
      ...(!isAmazon && { endpoint: `${url.protocol}//${url.host}`, forcePathStyle: true }),
      ...(url.username !== '' && { credentials }),
    },
    bucket,
    prefix: rest.map((part) => `${part}/`).join(''),
    name: `${url.protocol}//${url.host}${url.pathname}`,
  };
}
