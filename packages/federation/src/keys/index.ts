/** Who may release, and the proof that somebody who may has. */
export { ensureKeyFile, findSigningKeys, KEY_FILE } from './key-file.ts';
export { isKeyError, KeyError } from './key-error.ts';
export { manifestDigest } from './manifest-digest.ts';
export { readOverride, signOverride } from './override-token.ts';
export type { Override } from './override-token.ts';
export { publicKeyText, verifyingKeys } from './release-keys.ts';
export type { ReleaseKeys } from './release-keys.ts';
export { signatureProblem, signRevision } from './signature.ts';
export type { SignatureProblem } from './signature.ts';
