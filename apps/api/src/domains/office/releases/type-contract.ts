import type { ReleaseVersion } from '@orime/contracts/api/office/releases';
import { checkKeptTypes, latestRevision, liveVersions, readTypes, type Registry } from '@orime/federation/registry';

/** The types of a version as the store keeps them, and what of them does not fit what is live beside it. */
export async function readTypeContract(registry: Registry, name: string, version: string): Promise<ReleaseVersion['types']> {
  const [types, current] = await Promise.all([readTypes(registry, name, version), latestRevision(registry)]);
  const live = Object.entries(current === undefined ? {} : liveVersions(current));
  // Remotes are compiled against the shell alone.
  const beside = live.filter(([other]) => other !== name && (name === 'shell' || other === 'shell'));
  const together = [...beside, [name, version] as const].map(([app, its]) => ({ name: app, version: its }));
  const problems = await checkKeptTypes(registry, together, false);
  return {
    contracts: types.map(({ contract }) => contract),
    uses: [...new Set(types.flatMap(({ uses }) => uses))].toSorted(),
    misfits: problems.map(({ details: { use, why, usedBy, providedBy } }) => ({
      other: String(name === 'shell' ? usedBy : providedBy),
      ...(typeof use === 'string' && { use, why: String(why) }),
    })),
  };
}
