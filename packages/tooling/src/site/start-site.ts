import { mkdir } from 'node:fs/promises';
import { apiEntry } from '../api-bundle/api-entry.ts';
import { startPostgres, type RunningPostgres } from '../postgres/index.ts';
import { apiEnv, apiFlags } from './api-flags.ts';
import { checkMachine } from './check-machine.ts';
import { runChild, startChild } from './child.ts';
import { freePort } from './free-port.ts';
import { prepareKeys } from './prepare-keys.ts';
import type { SiteSettings } from './settings.ts';
import { startBalancer } from './start-balancer.ts';
import { waitUntilReady } from './wait-until-ready.ts';

/** Reports progress: a part of the start, its current activity and, where its pace tells, when it will end (milliseconds). */
export type ReportStep = (part: 'apps' | 'database' | 'site', message: string, endsAt?: number) => void;

export interface RunningSite {
  readonly url: string;
  readonly databaseUrl: string;
  /** Resolves with a sentence when a part ends unexpectedly. */
  readonly broken: Promise<string>;
  stop(): Promise<void>;
}

export interface StartSiteOptions {
  readonly settings: SiteSettings;
  readonly report: ReportStep;
  /** Builds and releases the browser apps into `settings.releasesDir`; absent when that is done already. */
  readonly release?: ((say: (message: string, endsAt?: number) => void) => Promise<void>) | undefined;
  /** Additional environment variables for API and gateway. */
  readonly env?: NodeJS.ProcessEnv;
  /** API and gateway run from their sources and restart on change. Default: no. */
  readonly watch?: boolean;
  /** Number of API processes; with more than one, a balancer listens on API_PORT. Default: 1. */
  readonly apiProcesses?: number;
}

/** Starts the whole site, in parallel where possible. When a part fails, all started parts are stopped. */
export async function startSite({
  settings,
  report,
  release,
  env = {},
  watch = false,
  apiProcesses = 1,
}: StartSiteOptions): Promise<RunningSite> {
  await checkMachine(settings);
  const logs = `${settings.dataDir}/logs`;
  await mkdir(logs, { recursive: true });
  const keys = await prepareKeys(settings);
  const undo: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of undo.splice(0).reverse()) await step();
  };
  const broken = deferred<string>();

  try {
    const flags = watch ? ['--watch', '--watch-preserve-output'] : [];
    const released = release?.((message, endsAt) => report('apps', message, endsAt));
    // A failing build is awaited below; until then it must not count as an unhandled rejection.
    released?.catch(() => {});
    const built = watch ? Promise.resolve('apps/api/src/server.ts') : apiEntry();
    built.catch(() => {});
    const database = await startDatabase(settings, report, broken.settle);
    undo.push(() => database.stop());
    const childEnv = siteEnv(settings, database.url, { ...keys, ...env });

    report('database', 'Bringing the schema up to date');
    await runChild({
      name: 'migration',
      entry: 'apps/api/src/migrations/cli.ts',
      args: ['migrate'],
      env: childEnv,
      logFile: `${logs}/migrate.log`,
    });
    if (settings.demoData) {
      report('database', 'Loading the demo marketplace');
      await runChild({
        name: 'seed',
        entry: 'apps/api/src/seed/cli.ts',
        args: ['--if-needed'],
        env: childEnv,
        logFile: `${logs}/seed.log`,
      });
    }
    report('database', 'Database ready');
    const entry = await built;
    const ports = apiProcesses === 1 ? [settings.apiPort] : await Promise.all(Array.from({ length: apiProcesses }, freePort));
    const apis = ports.map((port, index) => {
      const name = index === 0 ? 'api' : `api-${index + 1}`;
      const api = startChild({
        name,
        entry,
        env: { ...apiEnv, ...childEnv, API_PORT: String(port) },
        logFile: `${logs}/${name}.log`,
        flags: [...apiFlags, ...flags],
      });
      undo.push(() => api.stop());
      return { api, ready: waitUntilReady(`http://127.0.0.1:${port}/readyz`, api) };
    });
    await Promise.all([released, ...apis.map(({ ready }) => ready)]);
    if (apiProcesses > 1) {
      const balancer = await startBalancer(ports, settings.apiPort);
      undo.push(() => balancer.stop());
    }

    report('site', 'Starting the gateway');
    const gateway = startChild({
      name: 'gateway',
      entry: 'apps/gateway/src/server.ts',
      env: childEnv,
      logFile: `${logs}/gateway.log`,
      flags,
    });
    undo.push(() => gateway.stop());
    await waitUntilReady(`http://127.0.0.1:${settings.port}/readyz`, gateway);
    for (const child of [...apis.map(({ api }) => api), gateway])
      child.process.on('exit', () => broken.settle(`The ${child.name} ended unexpectedly:\n${child.tail()}`));
    report('site', 'Site ready');
    return { url: `http://localhost:${settings.port}`, databaseUrl: database.url, broken: broken.promise, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function startDatabase(settings: SiteSettings, report: ReportStep, onExit: (message: string) => void): Promise<RunningPostgres> {
  return startPostgres({
    dataDir: `${settings.dataDir}/postgres`,
    databaseUrl: settings.databaseUrl,
    onProgress: (message) => report('database', message),
    onExit,
  });
}

function siteEnv(settings: SiteSettings, databaseUrl: string, extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl,
    PORT: String(settings.port),
    API_PORT: String(settings.apiPort),
    DATA_DIR: settings.dataDir,
    RELEASES_DIR: settings.releasesDir,
    ...extra,
  };
}

function deferred<Value>(): { promise: Promise<Value>; settle: (value: Value) => void } {
  let settle: (value: Value) => void = () => {};
  const promise = new Promise<Value>((done) => (settle = done));
  return { promise, settle };
}
