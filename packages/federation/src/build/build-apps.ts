import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { readManifest } from '../registry/read-manifest.ts';
import { inputDigest } from './input-digest.ts';
import { startBuildProcess, type BuildProcess } from './run-build.ts';

export type BuildProgress =
  | { readonly app: string; readonly phase: 'building'; readonly fraction: number; readonly step: string }
  | { readonly app: string; readonly phase: 'built'; readonly version: string; readonly milliseconds: number }
  | { readonly app: string; readonly phase: 'unchanged'; readonly version: string }
  | { readonly app: string; readonly phase: 'failed'; readonly message: string };

export interface BuildOptions {
  readonly root: string;
  readonly apps: readonly string[];
  readonly mode?: 'production' | 'development';
  /** Builds even when no input has changed. */
  readonly force?: boolean;
  readonly onProgress?: (progress: BuildProgress) => void;
  readonly signal?: AbortSignal;
}

export interface BuiltApp {
  readonly app: string;
  readonly folder: string;
  readonly version: string;
  readonly status: 'built' | 'unchanged';
}

/** Thrown after all builds have finished, with the reason of each failed one. */
export class BuildError extends Error {
  override readonly name = 'BuildError';
  readonly code = 'build_failed';
  readonly failures: readonly { readonly app: string; readonly message: string }[];

  constructor(failures: readonly { readonly app: string; readonly message: string }[]) {
    super(failures.map(({ app, message }) => `${app}: ${message}`).join('\n\n'));
    this.failures = failures;
  }
}

/** Builds browser apps in parallel, limited by cores and memory. Skips apps whose inputs have not changed. Throws `BuildError`. */
export async function buildApps(options: BuildOptions): Promise<BuiltApp[]> {
  const waiting = [...options.apps];
  const built: BuiltApp[] = [];
  const failures: { app: string; message: string }[] = [];
  const work = async (): Promise<void> => {
    let builder: BuildProcess | undefined;
    for (let app = waiting.shift(); app !== undefined; app = waiting.shift()) {
      try {
        built.push(await buildApp(app, () => (builder ??= startBuildProcess(options.signal)), options));
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        failures.push({ app, message });
        options.onProgress?.({ app, phase: 'failed', message });
        // Whatever it failed of, the next app is built in a process that is sound.
        await builder?.end();
        builder = undefined;
      }
    }
    await builder?.end();
  };
  await Promise.all(Array.from({ length: Math.min(parallelBuilds(), options.apps.length) }, work));
  if (failures.length > 0) throw new BuildError(failures);
  return options.apps.flatMap((app) => built.filter((entry) => entry.app === app));
}

async function buildApp(
  app: string,
  builder: () => BuildProcess,
  { root, mode = 'production', force = false, onProgress }: BuildOptions,
): Promise<BuiltApp> {
  const appFolder = join(root, 'apps', app);
  const folder = join(appFolder, 'dist');
  const stampFile = join(root, '.cache', 'builds', `${app}.${mode}.json`);
  const digest = await inputDigest(root, app);
  const known = force ? undefined : await builtVersion(stampFile, digest, folder);
  if (known !== undefined) {
    onProgress?.({ app, phase: 'unchanged', version: known });
    return { app, folder, version: known, status: 'unchanged' };
  }
  // Writing webpack's cache is a sixth of a first build, and who only looks at the site never reads it: the second build begins one.
  const order = { appFolder, mode, keepsCache: existsSync(stampFile) };
  const { milliseconds } = await builder().build(order, (fraction, step) => onProgress?.({ app, phase: 'building', fraction, step }));
  const { version } = await readManifest(folder);
  await mkdir(dirname(stampFile), { recursive: true });
  await writeFile(stampFile, JSON.stringify({ digest, version }));
  onProgress?.({ app, phase: 'built', version, milliseconds });
  return { app, folder, version, status: 'built' };
}

/** The version in the folder if it was built from exactly these inputs, otherwise undefined. */
async function builtVersion(stampFile: string, digest: string, folder: string): Promise<string | undefined> {
  if (!existsSync(stampFile)) return undefined;
  const stamp: { digest?: string; version?: string } = JSON.parse(await readFile(stampFile, 'utf8'));
  if (stamp.digest !== digest) return undefined;
  const manifest = await readManifest(folder).catch(() => undefined);
  return manifest?.version === stamp.version ? stamp.version : undefined;
}

/** A remote's build needs 0.6 GB, the shell's 1.2. Respects the container's memory limit. */
function parallelBuilds(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(process.availableMemory() / 0.8e9)));
}
