import { buildApps, openRegistry, promote, publishApps, type Registry } from '@orime/federation';
import { publishVersion } from '@orime/federation/registry';
import { sampleBuild, sampleRoute } from '@orime/federation/sample-build';
import { ROOT } from '@orime/tooling/site';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from '../load/load.ts';
import { machineLoad } from '../pages/machine-load.ts';
import { median } from '../report/print-report.ts';
import { startOwnGateway, type OwnGateway } from '../site/own-gateway.ts';
import { pacedLoad } from './paced-load.ts';

/** What the neighbour's screen does on the server: it answers, occupies its thread for ever, or waits for something that never comes. */
const SCREENS = {
  answers: `() => React.createElement('h1', null, 'A neighbour')`,
  spins: `() => { for (;;); }`,
  waits: `() => React.use(new Promise(() => {}))`,
} as const;
type Screen = keyof typeof SCREENS;

export interface HangingRow extends Readonly<Record<string, string | number>> {
  readonly neighbour: string;
  /** Rate of other pages beside it, of their rate beside one that answers. */
  readonly ratio: number;
  /** The lower rate of two equal runs, of the higher one. */
  readonly 'A/A ratio': number;
  readonly failed: number;
}

interface Figures {
  readonly perSecond: number;
  readonly p99Ms: number;
  readonly failed: number;
}

/** Of the shell and of a remote, and neither reads anything of the API. */
const PAGES = ['/about', '/media'];
const TURNS = 3;
/** A page that hangs is visited as often as one of many pages is. */
const VISITS_PER_SECOND = 4;

/**
 * Other pages of one gateway while a remote is visited whose server rendering hangs, in turns with the same remote when it answers. Every
 * turn begins with a version that the gateway has not met, and measures the one that answers twice: what those differ by is noise. A version
 * that hung is left to browsers for a minute, so each turn has one hang, and a window of 15 seconds has four times its share.
 */
export async function besideHanging(seconds: number): Promise<readonly HangingRow[]> {
  const work = await mkdtemp(join(tmpdir(), 'orime-bench-hanging-'));
  let gateway: OwnGateway | undefined;
  try {
    const apps = ['shell', 'magazine'];
    await buildApps({ root: ROOT, apps });
    const registry = openRegistry(join(work, 'releases'));
    const versions = await publishApps(registry, ROOT, apps);
    await promote(registry, Object.fromEntries(versions.map(({ remote, version }) => [remote, version])), { createdBy: 'bench' });
    gateway = await startOwnGateway(work);
    const { url } = gateway;
    await beside(registry, url, 'answers', seconds);
    const rows = [];
    for (const screen of ['spins', 'waits'] as const) {
      const turns = [];
      for (let turn = 0; turn < TURNS; turn += 1) {
        const one = await beside(registry, url, 'answers', seconds);
        const hanging = await beside(registry, url, screen, seconds);
        turns.push({ one, hanging, other: await beside(registry, url, 'answers', seconds) });
      }
      rows.push(rowOf(screen, turns));
    }
    return rows;
  } finally {
    await gateway?.stop();
    await rm(work, { recursive: true, force: true });
  }
}

let releases = 0;

async function beside(registry: Registry, url: string, screen: Screen, seconds: number): Promise<Figures> {
  const { version } = await publishVersion(registry, await neighbour(screen));
  await promote(registry, { neighbour: version }, { createdBy: 'bench' });
  const port = Number(new URL(url).port);
  const headers = { 'accept-encoding': 'br', accept: 'text/html', cookie: 'orime_lang=en' };
  const unseen = (path: string, count: number) => `${path}?bench=${String(releases)}-${String(count)}`;
  const [others, visits] = await Promise.all([
    load({
      port,
      calls: Array.from({ length: 5000 }, (_, count) => ({ path: unseen(PAGES[count % PAGES.length] ?? '/', count), headers })),
      connections: 8,
      seconds,
    }),
    pacedLoad({ port, path: (count) => unseen('/neighbour', count), headers, perSecond: VISITS_PER_SECOND, seconds }),
  ]);
  return { perSecond: others.perSecond, p99Ms: others.p99Ms, failed: others.failed + visits.failed };
}

function neighbour(screen: Screen): Promise<string> {
  releases += 1;
  return sampleBuild({
    name: 'neighbour',
    version: `1.0.${String(releases)}+${screen}`,
    // Any shell's.
    shellApi: '>=0.1.0',
    routes: [sampleRoute('neighbour', '/neighbour', { screen })],
    chunks: { [screen]: [] },
    server: `const React = require('react');
      exports.default = { name: 'neighbour', routes: { ${screen}: async () => ({ default: ${SCREENS[screen]} }) }, locales: { en: async () => ({}), jp: async () => ({}) } };`,
  });
}

function rowOf(
  screen: Screen,
  turns: readonly { readonly one: Figures; readonly hanging: Figures; readonly other: Figures }[],
): HangingRow {
  const of = (kind: 'one' | 'hanging' | 'other', figure: keyof Figures) => median(turns.map((turn) => turn[kind][figure]));
  const without = (figure: 'perSecond' | 'p99Ms') => (of('one', figure) + of('other', figure)) / 2;
  return {
    neighbour: screen,
    'others per second': of('hanging', 'perSecond'),
    'without it': without('perSecond'),
    ratio: median(turns.map(({ one, hanging, other }) => hanging.perSecond / ((one.perSecond + other.perSecond) / 2))),
    'A/A ratio': median(turns.map(({ one, other }) => Math.min(one.perSecond, other.perSecond) / Math.max(one.perSecond, other.perSecond))),
    'p99 ms': of('hanging', 'p99Ms'),
    'p99 without it': without('p99Ms'),
    failed: turns.reduce((sum, { one, hanging, other }) => sum + one.failed + hanging.failed + other.failed, 0),
    load: machineLoad(),
  };
}
