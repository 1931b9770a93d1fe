import {
  buildApps,
  ensureKeyFile,
  KEY_FILE,
  openRegistry,
  promote,
  publicKeyText,
  publishApp,
  publishApps,
  rollback,
  runBuild,
  type Registry,
} from '@orime/federation';
import { publishVersion, readManifest } from '@orime/federation/registry';
import { freePort, ROOT, startChild, waitUntilReady } from '@orime/tooling/site';
import { appendFile, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { printReport } from '../report/print-report.ts';
import { watchGateway, type Edition, type GatewayWatch } from './release/watch-gateway.ts';

/**
 * What a release costs: the build of one remote with and without a cache, its publication, and how long after a promotion or a rollback
 * each of two gateways serves it, under a loop of requests. Exits with 1 when a bar is missed, a request fails or a set is mixed.
 * `npm run bench -- release`; `FLIPS` and `CLIENTS` (per gateway) change the loop, `BUILDS=0` leaves the builds out.
 */
/** Two gateways see each: with fewer the 99th percentile would be the slowest of all. */
const FLIPS = Number(process.env['FLIPS'] ?? 100);
/** Releases reach gateways that have run for a while. */
const WARM_MS = 5000;
const CLIENTS = Number(process.env['CLIENTS'] ?? 2);
const APP = 'magazine';
/** Both change in one revision: a document with one of them alone would be a mixed set. */
const TOGETHER = [APP, 'directory-globe'] as const;
/** Each flip takes back what the next one releases again. */
const author = { createdBy: 'bench', again: true };

interface Row extends Readonly<Record<string, string | number | boolean>> {
  readonly step: string;
  readonly p50: number;
  readonly p99: number;
  readonly bar: number;
  readonly unit: string;
  readonly good: boolean;
}

const work = await mkdtemp(join(tmpdir(), 'orime-bench-release-'));
const stops: (() => Promise<void>)[] = [];
try {
  const rows: Row[] = [...(process.env['BUILDS'] === '0' ? [] : await measureBuilds())];
  await buildApps({ root: ROOT, apps: ['shell', ...TOGETHER] });
  const { keys } = await ensureKeyFile(join(work, KEY_FILE));
  const registry = openRegistry(join(work, 'releases'));
  const live = await publishApps(registry, ROOT, ['shell', ...TOGETHER]);
  await promote(registry, Object.fromEntries(live.map(({ remote, version }) => [remote, version])), author);
  rows.push(await measurePublication());
  const gateways = await Promise.all([0, 1].map(() => startGateway(keys.publicKeys.map(publicKeyText).join(' '))));
  rows.push(...(await measureFlips(registry, gateways)));
  printReport('release', rows);
  if (rows.some(({ good }) => !good)) process.exitCode = 1;
} finally {
  for (const stop of stops.reverse()) await stop();
  await rm(work, { recursive: true, force: true });
}

/** A copy of the app, so that neither checkout nor its cache are touched: cold, then again after one line was changed. */
async function measureBuilds(): Promise<Row[]> {
  const folder = join(work, 'checkout', 'apps', APP);
  const original = join(ROOT, 'apps', APP);
  await cp(original, folder, { recursive: true, filter: (source) => !/\/(node_modules|dist)$/.test(source) });
  await symlink(join(original, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(ROOT, 'tsconfig.base.json'), join(work, 'checkout', 'tsconfig.base.json'));
  const cold = await seconds(() => runBuild(folder, 'production', () => undefined));
  const warm: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    await appendFile(join(folder, 'src', 'remote.ts'), `\nexport const edition${String(run)} = ${String(run)};\n`);
    warm.push(await seconds(() => runBuild(folder, 'production', () => undefined)));
  }
  return [row(`build ${APP}, cold`, [cold], 25, 's'), row(`build ${APP}, one line changed`, warm, 9, 's')];
}

/** Into a registry of its own: what is there already would be left alone. */
async function measurePublication(): Promise<Row> {
  const taken: number[] = [];
  for (let run = 0; run < 3; run += 1) {
    const registry = openRegistry(join(work, `publication-${String(run)}`));
    taken.push(await seconds(() => publishApp(registry, ROOT, APP)));
  }
  return row(`publish ${APP}, with its types`, taken, 20, 's');
}

async function measureFlips(registry: Registry, gateways: readonly string[]): Promise<Row[]> {
  const versions = await Promise.all(TOGETHER.map((app) => publishSecond(registry, app)));
  const changes = Object.fromEntries(TOGETHER.map((app, index) => [app, versions[index] ?? '']));
  const watches = gateways.map((url) => watchGateway(`${url}/about`, TOGETHER, CLIENTS));
  const [promotions, rollbacks]: [number[], number[]] = [[], []];
  try {
    await Promise.all(watches.map(({ settled }) => settled()));
    await new Promise((resolve) => setTimeout(resolve, WARM_MS));
    for (let flip = 0; flip < FLIPS; flip += 1) {
      promotions.push(...(await served(watches, 'second', () => promote(registry, changes, author))));
      rollbacks.push(...(await served(watches, 'first', () => rollback(registry, undefined, author))));
    }
  } finally {
    await Promise.all(watches.map(({ stop }) => stop()));
  }
  const sum = (read: (watch: GatewayWatch) => number): number => watches.reduce((total, watch) => total + read(watch), 0);
  return [
    row('promotion to served', promotions, 100, 'ms'),
    row('rollback to served', rollbacks, 100, 'ms'),
    row('failed requests', [sum(({ failed }) => failed())], 0, `of ${String(sum(({ answered }) => answered()))}`),
    row('mixed sets', [sum(({ mixed }) => mixed())], 0, `of ${String(sum(({ answered }) => answered()))}`),
  ];
}

/** For each gateway, milliseconds from the end of the change to the first document with it. */
async function served(watches: readonly GatewayWatch[], edition: Edition, change: () => Promise<unknown>): Promise<readonly number[]> {
  const seen = watches.map(({ next }) => next(edition));
  await change();
  const changedAt = performance.now();
  return Promise.all(seen.map(async (at) => Math.max(0, (await at) - changedAt)));
}

/** The same build under another number: nothing else differs, and both versions are as fast. */
async function publishSecond(registry: Registry, app: string): Promise<string> {
  const folder = join(work, 'second', app);
  await cp(join(ROOT, 'apps', app, 'dist'), folder, { recursive: true });
  const manifest = await readManifest(folder);
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ ...manifest, version: `${manifest.version}.second` }));
  return (await publishVersion(registry, folder)).version;
}

/** There is no API behind it, and the page that is asked for needs none. */
async function startGateway(publicKey: string): Promise<string> {
  const port = await freePort();
  const gateway = startChild({
    name: 'gateway',
    entry: 'apps/gateway/src/server.ts',
    env: { PORT: String(port), DATA_DIR: work, RELEASES_DIR: join(work, 'releases'), RELEASE_PUBLIC_KEY: publicKey, LOG_LEVEL: 'error' },
    logFile: join(work, `gateway-${String(port)}.log`),
  });
  stops.push(() => gateway.stop());
  await waitUntilReady(`http://127.0.0.1:${String(port)}/healthz`, gateway);
  return `http://127.0.0.1:${String(port)}`;
}

async function seconds(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1000;
}

function row(step: string, values: readonly number[], bar: number, unit: string): Row {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { step, p50: at(0.5), p99: at(0.99), bar, unit, good: at(0.99) <= bar };
}
