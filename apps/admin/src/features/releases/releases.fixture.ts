import type { Canary, ReleasedApp, Releases, ReleaseVersion, Revision } from '@orime/contracts/api/office/releases';

export const noHealth = { mounts: 0, failedMounts: 0, mountP75Ms: null, lcpP75Ms: null, inpP75Ms: null, clsP75: null, longP75Ms: null };

export function sampleApp(part: Partial<ReleasedApp> = {}): ReleasedApp {
  return {
    name: 'magazine',
    team: 'editors',
    version: '1.1.0+b',
    canaries: [],
    previous: '1.0.0+a',
    health: noHealth,
    openErrors: 0,
    damagedFiles: 0,
    published: [
      { version: '1.2.0+c', publishedAt: '2026-11-22T09:00:00.000Z' },
      { version: '1.1.0+b', publishedAt: '2026-11-21T09:00:00.000Z' },
      { version: '1.0.0+a', publishedAt: '2026-11-20T09:00:00.000Z' },
    ],
    ...part,
  };
}

export function sampleTrial(part: Partial<Canary> = {}): Canary {
  return {
    version: '1.2.0+c',
    weight: 10,
    startedAt: '2026-11-21T10:00:00.000Z',
    rules: { minMounts: 30, maxErrorRateDelta: 0.02, maxLcpDeltaMs: 200, maxInpDeltaMs: 100, autoRollback: true, minMinutes: 10 },
    trial: { mounts: 20, failedMounts: 1, erring: 2, lcpP75Ms: 1250, inpP75Ms: 90 },
    live: { mounts: 400, failedMounts: 2, erring: 4, lcpP75Ms: 1180, inpP75Ms: 80 },
    ...part,
  };
}

export function sampleReleases(part: Partial<Releases> = {}): Releases {
  return {
    revision: 7,
    set: 'rs_1',
    createdAt: '2026-11-21T10:00:00.000Z',
    createdBy: 'Mori Aya',
    apps: [sampleApp(), sampleApp({ name: 'shell', team: 'platform', version: '3.0.0+s', previous: null, published: [] })],
    ...part,
  };
}

export function sampleVersion(part: Partial<ReleaseVersion> = {}): ReleaseVersion {
  return {
    name: 'magazine',
    version: '1.1.0+b',
    team: 'editors',
    commit: '9c2e71d',
    isLive: true,
    shellApi: '^0.1.0',
    mfRuntime: '2.9.2',
    shared: { react: '^19.0.0', '@orime/ui': '^0.1.0' },
    routes: [
      {
        path: '/digital-magazine',
        screen: 'magazine',
        access: 'public',
        criticality: 'core',
        scriptBytes: 20_000,
        styleBytes: 1000,
        files: 4,
        language: 'jp',
      },
    ],
    fragments: [],
    publishes: ['article.read@1'],
    consumes: [],
    commands: [],
    schemas: { 'article.read@1': { data: 'object', 'data.slug': 'string' } },
    types: { contracts: ['a'.repeat(64)], uses: ['@orime/ui#Button'], misfits: [] },
    origins: [],
    storage: [],
    localeKeys: { en: 40, jp: 40 },
    bytes: { script: 80_000, style: 1000 },
    damage: [],
    health: noHealth,
    ...part,
  };
}

export function sampleRevision(part: Partial<Revision> = {}): Revision {
  return {
    revision: 7,
    previous: 6,
    createdAt: '2026-11-21T10:00:00.000Z',
    createdBy: 'Mori Aya',
    reason: 'deploy',
    changed: { magazine: '1.1.0+b' },
    tried: [],
    cause: null,
    note: '',
    ...part,
  };
}
