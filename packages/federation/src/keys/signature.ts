import type { ChannelFile } from '@orime/contracts';
import { sign, verify, type KeyObject } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';
import { keyId, type ReleaseKeys } from './release-keys.ts';

/**
 * Signs a revision: `sig` is a JSON Web Signature (ES256) without its payload, which is the canonical form of everything else
 * (RFC 7515, appendix F).
 */
export function signRevision(revision: ChannelFile, privateKey: KeyObject, publicKey: KeyObject): ChannelFile {
  const header = encode(JSON.stringify({ alg: 'ES256', kid: keyId(publicKey) }));
  const signature = sign('sha256', signedBytes(header, revision), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return { ...revision, sig: `${header}..${signature.toString('base64url')}` };
}

export type SignatureProblem = 'signature_missing' | 'signature_wrong';

/** Undefined when one of the keys signed exactly this revision. */
export function signatureProblem(revision: ChannelFile, { publicKeys }: ReleaseKeys): SignatureProblem | undefined {
  if (revision.sig === undefined) return 'signature_missing';
  const [header = '', payload, signature = ''] = revision.sig.split('.');
  const kid = kidOf(header);
  const isSigned = publicKeys.some(
    (key) =>
      payload === '' &&
      keyId(key) === kid &&
      verify('sha256', signedBytes(header, revision), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url')),
  );
  return isSigned ? undefined : 'signature_wrong';
}

function signedBytes(header: string, { sig: _, ...revision }: ChannelFile): Buffer {
  return Buffer.from(`${header}.${encode(canonicalJson(revision))}`);
}

/** The key of a header that asks for ES256; any other algorithm has none. */
function kidOf(header: string): string | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(header, 'base64url').toString());
    const isOurs = typeof value === 'object' && value !== null && 'alg' in value && value.alg === 'ES256' && 'kid' in value;
    return isOurs ? String(value.kid) : undefined;
  } catch {
    return undefined;
  }
}

function encode(text: string): string {
  return Buffer.from(text).toString('base64url');
}
