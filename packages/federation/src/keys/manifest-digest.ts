import type { RemoteManifest } from '@orime/contracts';
import { createHash } from 'node:crypto';
import { canonicalJson } from './canonical-json.ts';

/**
 * What a revision signs of a version: its manifest, and by the digests in it every file. Without the commit, because several commits
 * may give the same version.
 */
export function manifestDigest({ commit: _, ...manifest }: RemoteManifest): string {
  return `sha384-${createHash('sha384').update(canonicalJson(manifest)).digest('base64')}`;
}
