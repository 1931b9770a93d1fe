/** The registry, as used by gateway, command line and start script. */
export { isRegistryError, RegistryError } from './registry-error.ts';
export type { RegistryErrorCode } from './registry-error.ts';
export { channelFile, openRegistry, versionFolder } from './registry-folder.ts';
export type { Registry } from './registry-folder.ts';
export { publishVersion } from './publish-version.ts';
export type { PublishedVersion } from './publish-version.ts';
export { isPublished, listPublished } from './list-published.ts';
export type { StoredVersion } from './list-published.ts';
export { inspectVersion } from './inspect-version.ts';
export type { VersionDamage } from './inspect-version.ts';
export { readManifestCopy } from './manifest-copies.ts';
export { readLive } from './read-live.ts';
export type { LiveChannel } from './read-live.ts';
export { readManifest } from './read-manifest.ts';
export { listRevisions, latestRevision, pointChannel, readChannel, readRevision } from './revisions.ts';
export { liveVersions, promote, rollback } from './release-flow.ts';
export type { ReleaseAuthor, VersionMap } from './release-flow.ts';
