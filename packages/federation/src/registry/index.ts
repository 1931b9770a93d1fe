/** The registry, as used by gateway, command line and start script. */
export { isRegistryError, RegistryError } from './registry-error.ts';
export type { RegistryErrorCode } from './registry-error.ts';
export { channelFile, channelKey, manifestCopyKey, openRegistry, versionFolder, versionKey } from './registry-folder.ts';
export type { Registry, RegistryOptions } from './registry-folder.ts';
export { publishVersion } from './publish-version.ts';
export type { PublishedVersion } from './publish-version.ts';
export { listPublished, PublishedVersions } from './list-published.ts';
export type { StoredVersion } from '../store/store.ts';
export { inspectVersion } from './inspect-version.ts';
export type { VersionDamage } from './inspect-version.ts';
export { readManifestCopy } from './manifest-copies.ts';
export { readLive } from './read-live.ts';
export type { LiveChannel } from './read-live.ts';
export { readManifest } from './read-manifest.ts';
export { readVersion } from './read-version.ts';
export {
  ensureKeyFile,
  KEY_FILE,
  KeyError,
  manifestDigest,
  publicKeyText,
  readOverride,
  signOverride,
  verifyingKeys,
} from '../keys/index.ts';
export type { Override, ReleaseKeys } from '../keys/index.ts';
export { findRolledBack } from './rolled-back.ts';
export { rollbackTargets } from './versions-before.ts';
export { signRegistry } from './sign-registry.ts';
export { listRevisions, latestRevision, passOverDamage, pointChannel, readChannel, readRevision } from './revisions.ts';
export { liveVersions } from './compose-revision.ts';
export type { VersionMap } from './compose-revision.ts';
export { endTrial, promote, rollback, startTrial } from './release-flow.ts';
export type { ReleaseAuthor, TrialStart } from './release-flow.ts';
export { trialDigestKey, trialsOf, TRIAL_RULES } from './trials.ts';
export type { Trial } from './trials.ts';
export { checkKeptTypes } from '../contract/check-kept-types.ts';
export { readTypes } from '../contract/kept-contracts.ts';
export { judgeTrial } from './judge-trial.ts';
export type { Verdict } from './judge-trial.ts';
