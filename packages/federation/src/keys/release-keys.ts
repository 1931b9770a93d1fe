import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { KeyError } from './key-error.ts';

/** Who may release: the keys that revisions are accepted from, and the one that signs them where somebody releases. */
export interface ReleaseKeys {
  /** Any of them: with two, one can be replaced by the other without a gap. */
  readonly publicKeys: readonly KeyObject[];
  readonly privateKey: KeyObject | undefined;
}

/** The keys of somebody who releases. Errors: `KeyError`. */
export function signingKeys(pem: string, source: string): ReleaseKeys {
  const privateKey = parse(source, () => createPrivateKey(pem));
  return { publicKeys: [createPublicKey(privateKey)], privateKey };
}

/**
 * The keys of somebody who only verifies, such as a gateway: `RELEASE_PUBLIC_KEY`, one or several in the form of `publicKeyText`,
 * separated by spaces or commas, or as PEM. Errors: `KeyError`.
 */
export function verifyingKeys(text: string): ReleaseKeys {
  const source = 'RELEASE_PUBLIC_KEY';
  const blocks = text.match(/-----BEGIN PUBLIC KEY-----[^-]+-----END PUBLIC KEY-----/g);
  const publicKeys =
    blocks === null
      ? text
          .split(/[\s,]+/)
          .filter((part) => part !== '')
          .map((part) => parse(source, () => createPublicKey({ key: Buffer.from(part, 'base64url'), format: 'der', type: 'spki' })))
      : blocks.map((block) => parse(source, () => createPublicKey(block)));
  if (publicKeys.length === 0) throw new KeyError(`${source} holds no key`);
  return { publicKeys, privateKey: undefined };
}

/** A public key in one line, for a setting: SubjectPublicKeyInfo as base64url. */
export function publicKeyText(key: KeyObject): string {
  return key.export({ format: 'der', type: 'spki' }).toString('base64url');
}

/** Name of a key in signatures: the beginning of its digest. */
export function keyId(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ format: 'der', type: 'spki' }))
    .digest('hex')
    .slice(0, 16);
}

function parse(source: string, read: () => KeyObject): KeyObject {
  let key: KeyObject;
  try {
    key = read();
  } catch {
    throw new KeyError(`${source} is no key`);
  }
  if (key.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
    throw new KeyError(`${source} is no key for ES256 (curve P-256)`);
  return key;
}
