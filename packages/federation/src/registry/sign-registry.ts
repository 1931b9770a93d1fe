import { manifestDigest, signatureProblem, signRevision } from '../keys/index.ts';
import { knownManifest, liveVersions } from './compose-revision.ts';
import { revisionKey, type Registry } from './registry-folder.ts';
import { listRevisions, pointChannel, readRevision, textOf } from './revisions.ts';
import { trialDigestKey, trialsOf } from './trials.ts';

/**
 * Signs every revision of a registry as it stands, for one from before releases were signed or whose key is lost. Vouches for whatever
 * is there: to be called once, by whoever makes the key. Answers how many it signed; damaged ones are left as they are.
 */
export async function signRegistry(registry: Registry): Promise<number> {
  const { keys } = registry;
  const [publicKey] = keys?.publicKeys ?? [];
  if (keys?.privateKey === undefined || publicKey === undefined) return 0;
  const unverified = { ...registry, keys: undefined };
  let count = 0;
  for (const number of await listRevisions(registry)) {
    const revision = await readRevision(unverified, number).catch(() => undefined);
    if (revision === undefined || signatureProblem(revision, keys) === undefined) continue;
    const known = await Promise.all(
      Object.entries(liveVersions(revision)).map(([name, version]) => knownManifest(registry, name, version).catch(() => undefined)),
    );
    const tried = await Promise.all(
      trialsOf(revision).flatMap(({ remotes }) =>
        Object.entries(remotes).map(([name, version]) => knownManifest(registry, name, version).catch(() => undefined)),
      ),
    );
    const digests = Object.fromEntries([
      ...known.flatMap((manifest) => (manifest ? [[manifest.name, manifestDigest(manifest)]] : [])),
      ...tried.flatMap((manifest) => (manifest ? [[trialDigestKey(manifest), manifestDigest(manifest)]] : [])),
    ]);
    await registry.store.put(revisionKey(number), textOf(signRevision({ ...revision, digests }, keys.privateKey, publicKey)));
    count += 1;
  }
  if (count > 0) await pointChannel(registry);
  return count;
}
