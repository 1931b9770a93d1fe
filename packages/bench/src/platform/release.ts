import {
  buildApps,
  contractDigest,
  emitContract,
  ensureKeyFile,
  keepContractText,
  keepTypes,
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
import { ROOT } from '@orime/tooling/site';
import { appendFile, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { machineLoad } from '../pages/machine-load.ts';
import { BARS, type Bar } from '../report/bars.ts';
import { besideBar, printBars } from '../report/print-bars.ts';
import { printReport } from '../report/print-report.ts';
import { startOwnGateway } from '../site/own-gateway.ts';
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
/** Of each build and publication. */
const TRIES = 3;
const APP = 'magazine';
/** Both change in one revision: a document with one of them alone would be a mixed set. */
const TOGETHER = [APP, 'directory-globe'] as const;
/** Each flip takes back what the next one releases again. */
const author = { createdBy: 'bench', again: true };

interface Row extends Readonly<Record<string, string | number | boolean>> {
  readonly step: string;
  readonly p50: number;
  readonly p99: number;
  readonly unit: string;
  readonly load: number;
}

interface Step {
  readonly row: Row;
  /** The figure that its bar is about. */
  readonly judged: number;
  readonly bar: Bar;
}

const work = await mkdtemp(join(tmpdir(), 'orime-bench-release-'));
const stops: (() => Promise<void>)[] = [];
try {
  const steps: Step[] = [...(process.env['BUILDS'] === '0' ? [] : await measureBuilds())];
  await buildApps({ root: ROOT, apps: ['shell', ...TOGETHER] });
  const { keys } = await ensureKeyFile(join(work, KEY_FILE));
  const registry = openRegistry(join(work, 'releases'));
  const live = await publishApps(registry, ROOT, ['shell', ...TOGETHER]);
  await promote(registry, Object.fromEntries(live.map(({ remote, version }) => [remote, version])), author);
  steps.push(...(await measurePublications()));
  const gateways = await Promise.all([0, 1].map(() => startGateway({ RELEASE_PUBLIC_KEY: keys.publicKeys.map(publicKeyText).join(' ') })));
  steps.push(...(await measureFlips(registry, gateways)));
  printReport(
    'release',
    steps.map(({ row }) => row),
  );
  printBars(
    'release',
    steps.map(({ row, judged, bar }) => besideBar(`${row.step}, ${row.unit}`, judged, bar)),
  );
} finally {
  for (const stop of stops.reverse()) await stop();
  await rm(work, { recursive: true, force: true });
}

/** A copy of the app, so that neither checkout nor its cache are touched: without any cache, then again after one line was changed. */
async function measureBuilds(): Promise<Step[]> {
  const checkout = join(work, 'checkout');
  const folder = join(checkout, 'apps', APP);
  const original = join(ROOT, 'apps', APP);
  await cp(original, folder, { recursive: true, filter: (source) => !/\/(node_modules|dist)$/.test(source) });
  await symlink(join(original, 'node_modules'), join(folder, 'node_modules'));
  await symlink(join(ROOT, 'tsconfig.base.json'), join(checkout, 'tsconfig.base.json'));
  const cold: number[] = [];
  for (let run = 0; run < TRIES; run += 1) {
    await rm(join(checkout, '.cache'), { recursive: true, force: true });
    cold.push(await seconds(() => runBuild(folder, 'production', () => undefined)));
  }
  const warm: number[] = [];
  for (let run = 0; run < TRIES; run += 1) {
    await appendFile(join(folder, 'src', 'remote.ts'), `\nexport const edition${String(run)} = ${String(run)};\n`);
    warm.push(await seconds(() => runBuild(folder, 'production', () => undefined)));
  }
  return [
    ofSeconds(`build ${APP}, cold`, cold, BARS.release['build, cold']),
    ofSeconds(`build ${APP}, one line changed`, warm, BARS.release['build, one line changed']),
  ];
}

/** Beside a live shell that lends other types, so that the compiler has to compare them: with and without the contract at hand. */
async function measurePublications(): Promise<Step[]> {
  const taken = { cold: [] as number[], warm: [] as number[] };
  for (let run = 0; run < TRIES; run += 1) {
    for (const kind of ['cold', 'warm'] as const) {
      // What was compared once is kept by the registry: each time another one.
      const registry = await besideOtherTypes(join(work, `publication-${kind}-${String(run)}`));
      if (kind === 'cold') await rm(join(ROOT, '.cache', 'contracts'), { recursive: true, force: true });
      taken[kind].push(await seconds(() => publishApp(registry, ROOT, APP)));
      await refuseUncompared(registry);
    }
  }
  return (['cold', 'warm'] as const).map((kind) => ofSeconds(`publish ${APP}, types ${kind}`, taken[kind], BARS.release.publication));
}

/** The live shell is this one, said to lend the same in other words: no declaration of the design system is the same file. */
async function besideOtherTypes(folder: string): Promise<Registry> {
  const registry = openRegistry(folder);
  const { version } = await publishVersion(registry, join(ROOT, 'apps', 'shell', 'dist'));
  const lent = (await emitContract(ROOT)).replaceAll(/^\/\/ @file packages\/ui\/.*$/gm, '$&\nexport type OfAnotherEdition = true;');
  await keepContractText(registry, lent);
  await keepTypes(registry, 'shell', version, { contract: contractDigest(lent), uses: [] });
  await promote(registry, { shell: version }, author);
  return registry;
}

async function refuseUncompared(registry: Registry): Promise<void> {
  if ((await registry.store.list('contracts/compared/')).length === 0) throw new Error('Nothing was compared: the types were the same');
}

async function measureFlips(registry: Registry, gateways: readonly string[]): Promise<Step[]> {
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
  const asked = `of ${String(sum(({ answered }) => answered()))}`;
  return [
    ofMilliseconds('promotion to served', promotions),
    ofMilliseconds('rollback to served', rollbacks),
    ofCount(
      'failed requests',
      sum(({ failed }) => failed()),
      asked,
    ),
    ofCount(
      'mixed sets',
      sum(({ mixed }) => mixed()),
      asked,
    ),
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

async function startGateway(env: Readonly<Record<string, string>>): Promise<string> {
  const gateway = await startOwnGateway(work, env);
  stops.push(() => gateway.stop());
  return gateway.url;
}

async function seconds(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return (performance.now() - started) / 1000;
}

/** A step that people wait for: its median. */
function ofSeconds(step: string, values: readonly number[], bar: Bar): Step {
  return { row: rowOf(step, values, 's'), judged: at(values, 0.5), bar };
}

/** A step that visitors may meet: the 99th percentile. */
function ofMilliseconds(step: string, values: readonly number[]): Step {
  return { row: rowOf(step, values, 'ms'), judged: at(values, 0.99), bar: BARS.release['to served'] };
}

function ofCount(step: string, count: number, unit: string): Step {
  return { row: rowOf(step, [count], unit), judged: count, bar: BARS.release.none };
}

function rowOf(step: string, values: readonly number[], unit: string): Row {
  return { step, p50: at(values, 0.5), p99: at(values, 0.99), unit, load: machineLoad() };
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}
