import { manifestDigest, readOverride, type Override, type ReleaseKeys } from '@orime/federation/registry';
import { parseCookie } from 'cookie';
import type { LiveReleases } from './live-releases.ts';
import { composeLiveSet, type LiveSet } from './live-set.ts';

export const OVERRIDE_COOKIE = 'orime_override';

export interface Overridden {
  readonly set: LiveSet;
  readonly override: Override;
}

/** What a visitor sent as an override, if anything: `override` is undefined when it allows nothing here and now. */
export function sentOverride(
  cookieHeader: string | undefined,
  keys: ReleaseKeys | undefined,
  site: string,
): { readonly override: Override | undefined } | undefined {
  const token = parseCookie(cookieHeader ?? '')[OVERRIDE_COOKIE];
  if (token === undefined || token === '') return undefined;
  return { override: keys && readOverride(token, keys, site) };
}

/** The live set with the version that a developer has in it. Undefined when the store has no such version any more. */
export async function overriddenSet(live: LiveSet, releases: LiveReleases, override: Override): Promise<Overridden | undefined> {
  const { remote, version, digest } = override;
  const manifest = await releases.manifest(remote, version);
  if (manifest === undefined || manifestDigest(manifest) !== digest) return undefined;
  const others = [...live.manifests.values()].filter(({ name }) => name !== remote);
  const missing = new Set([...live.missing].filter((name) => name !== remote));
  const id = `ov_${digest.slice(-12)}`;
  const set = await composeLiveSet(live.channel, [...others, manifest], missing, releases.registry, id);
  return { set: { ...set, release: { ...set.release, override: `${remote}@${version}` } }, override };
}
