import { channelFile, promote, readLive, versionFolder, type Registry } from '@orime/federation/registry';
import { rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export const AUTHOR = { createdBy: 'bench' } as const;
export const ENTRY = 'entry.0123456789abcdef.js';

/** The live versions of the store that is damaged, and the ones before them. */
export const LIVE = { shell: '1.2.0+c', shop: '1.1.0+b' } as const;
export const EARLIER = { shell: '1.0.0+a', shop: '1.0.0+a' } as const;

export interface StoreDamage {
  readonly name: string;
  readonly harm: (registry: Registry) => Promise<unknown>;
  /** The shell that documents start afterwards; undefined where every one is gone. */
  readonly shell: string | undefined;
  /** Whether readiness tells of it: what nobody is given is no damage yet. */
  readonly isTold: boolean;
}

/** What can happen to a store: the cases of the gateway's `damaged-store.test.ts`. */
export const DAMAGES: readonly StoreDamage[] = [
  damage('the folder of a live version is deleted', (registry) => rm(shopFolder(registry), { recursive: true })),
  damage('its manifest is deleted', (registry) => rm(join(shopFolder(registry), 'remote.json'))),
  damage('its manifest is cut off', (registry) => truncate(join(shopFolder(registry), 'remote.json'), 100)),
  damage('its entry is deleted', (registry) => rm(join(shopFolder(registry), ENTRY))),
  damage('the channel file is deleted', (registry) => rm(channelFile(registry))),
  damage('the channel file is cut off', (registry) => truncate(channelFile(registry), 80)),
  damage('the channel file is garbage', (registry) => writeFile(channelFile(registry), '{"schema":1,"revision')),
  damage('a promotion was torn', tear, { isTold: false }),
  damage('a newer revision is cut off', (registry) => writeFile(join(registry.folder, 'revisions', '000004.json'), '{"sch'), {
    isTold: false,
  }),
  damage('the live shell is deleted', (registry) => rm(versionFolder(registry, 'shell', LIVE.shell), { recursive: true }), {
    shell: EARLIER.shell,
  }),
  {
    name: 'every shell is deleted',
    harm: (registry) => rm(join(registry.folder, 'r', 'shell'), { recursive: true }),
    shell: undefined,
    isTold: true,
  },
];

function damage(
  name: string,
  harm: StoreDamage['harm'],
  { shell = LIVE.shell, isTold = true }: Partial<Omit<StoreDamage, 'name' | 'harm'>> = {},
): StoreDamage {
  return { name, harm, shell, isTold };
}

function shopFolder(registry: Registry): string {
  return versionFolder(registry, 'retail-shop', LIVE.shop);
}

/** As after a kill between the two steps of a promotion: the revision is written, the channel is not. */
async function tear(registry: Registry): Promise<void> {
  const live = await readLive(registry);
  await promote(registry, { 'retail-shop': EARLIER.shop }, AUTHOR);
  await writeFile(channelFile(registry), JSON.stringify(live?.channel));
}
