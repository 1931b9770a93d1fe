import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { S3Error } from './s3-error.ts';

export interface S3Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

const MAX_SKEW_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

/**
 * Accepts a request only with a correct Signature Version 4 in its Authorization header, made with these credentials for this method,
 * address, headers and body, within 15 minutes. Throws the error that S3 answers otherwise.
 */
export function verifyRequest(request: IncomingMessage, body: Buffer, credentials: S3Credentials): void {
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (match === null) throw new S3Error(403, 'AccessDenied');
  const [, accessKeyId, date = '', region = '', signedHeaders = '', signature = ''] = match;
  if (accessKeyId !== credentials.accessKeyId) throw new S3Error(403, 'InvalidAccessKeyId');
  if (region !== credentials.region) throw new S3Error(400, 'AuthorizationHeaderMalformed');
  const time = headerOf(request, 'x-amz-date');
  if (!time.startsWith(date) || Math.abs(Date.now() - parseTime(time)) > MAX_SKEW_MS) throw new S3Error(403, 'RequestTimeTooSkewed');
  const digest = headerOf(request, 'x-amz-content-sha256');
  if (digest !== sha256(body)) throw new S3Error(400, 'XAmzContentSHA256Mismatch');
  const names = signedHeaders.split(';');
  // Whatever changes the meaning of a request has to be signed with it.
  const meaningful = Object.keys(request.headers).filter((name) => name === 'host' || name.startsWith('x-amz-'));
  if (meaningful.some((name) => !names.includes(name))) throw new S3Error(403, 'AccessDenied');
  const scope = `${date}/${region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonicalRequest(request, names, digest))].join('\n');
  const secret: Buffer = Buffer.from(`AWS4${credentials.secretAccessKey}`);
  const key = [date, region, 's3', 'aws4_request'].reduce(hmac, secret);
  if (!timingSafeEqual(hmac(key, text), Buffer.from(signature, 'hex'))) throw new S3Error(403, 'SignatureDoesNotMatch');
}

function canonicalRequest(request: IncomingMessage, names: readonly string[], digest: string): string {
  const [path = '', query = ''] = (request.url ?? '/').split('?', 2);
  return [
    request.method,
    path
      .split('/')
      .map((part) => encode(decodeURIComponent(part)))
      .join('/'),
    canonicalQuery(query),
    ...names.map((name) => `${name}:${headerOf(request, name).trim().replaceAll(/ +/g, ' ')}`),
    '',
    names.join(';'),
    digest,
  ].join('\n');
}

function canonicalQuery(query: string): string {
  const pairs = query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => pair.split('=', 2).map((part) => encode(decodeURIComponent(part))))
    .map(([name = '', value = '']) => `${name}=${value}`);
  return pairs.toSorted((a, b) => (a < b ? -1 : 1)).join('&');
}

/** Everything but unreserved characters, as the signature's own rules say. */
function encode(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

function headerOf(request: IncomingMessage, name: string): string {
  return String(request.headers[name] ?? '');
}

/** `20261123T201500Z` */
function parseTime(text: string): number {
  return Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}

function hmac(key: Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}
