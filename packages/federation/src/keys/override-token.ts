import { sign, verify, type KeyObject } from 'node:crypto';
import { keyId, type ReleaseKeys } from './release-keys.ts';

/** That one person gets a published version of one remote on one site, for a while. */
export interface Override {
  readonly remote: string;
  readonly version: string;
  /** `sha384-…` of its manifest. */
  readonly digest: string;
  /** E-mail address or id of the person. */
  readonly user: string;
  /** Origin of the site. */
  readonly site: string;
  /** Seconds since the epoch. */
  readonly exp: number;
}

const TYPE = 'orime-override+jws';

/** A JSON Web Signature (ES256) in its compact form. The type keeps it apart from signatures of revisions. */
export function signOverride(override: Override, privateKey: KeyObject, publicKey: KeyObject): string {
  const signed = `${encode({ alg: 'ES256', typ: TYPE, kid: keyId(publicKey) })}.${encode(override)}`;
  return `${signed}.${sign('sha256', Buffer.from(signed), { key: privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** What a token allows; undefined when nobody signed it who may release, or it is for another site or time. */
export function readOverride(token: string, { publicKeys }: ReleaseKeys, site: string, now = new Date()): Override | undefined {
  const [header = '', payload = '', signature = '', ...rest] = token.split('.');
  const fields = decode(header);
  if (rest.length > 0 || fields?.['alg'] !== 'ES256' || fields['typ'] !== TYPE) return undefined;
  const isSigned = publicKeys.some(
    (key) =>
      keyId(key) === fields['kid'] &&
      verify('sha256', Buffer.from(`${header}.${payload}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  );
  // Signed, so written by the function above.
  const override = isSigned ? (decode(payload) as unknown as Override | undefined) : undefined;
  return override !== undefined && override.site === site && override.exp * 1000 > now.getTime() ? override : undefined;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function decode(part: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
