import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * The shared five: the only code that shell and remotes have in common at run time. Everything else (router, i18next,
 * emotion, zustand, ky, query client) is reached through our own facades, so a remote never pays for a library whole.
 *
 * Ranges are wide and not strict: skew is refused when a version is released, never while a visitor waits.
 */
const eagerModules = {
  react: '^19.0.0',
  'react/jsx-runtime': '^19.0.0',
  'react-dom': '^19.0.0',
  '@orime/event-bus': '*',
  '@orime/platform': '*',
  '@orime/ui': '*',
  '@orime/ui/jsx-runtime': '*',
} as const;

/** Shared as well, but fetched at first use. */
const lazyModules = { '@orime/ui/overlays': '*' } as const;

interface SharedModule {
  readonly singleton: true;
  readonly strictVersion: false;
  readonly requiredVersion: string;
  readonly eager?: boolean;
  readonly import?: string | false;
  readonly version?: string;
}

/**
 * What the shell provides, whole: a remote that is released later finds every export it was promised. Eager, because
 * the first screen needs all of it and a round for fetching it would be lost.
 */
export function providedModules(shellFolder: string): Record<string, SharedModule> {
  const require = createRequire(join(shellFolder, 'package.json'));
  const lazy = Object.keys(lazyModules).map((name) => {
    const owner = name.split('/').slice(0, 2).join('/');
    const manifest: { version: string } = JSON.parse(readFileSync(require.resolve(`${owner}/package.json`), 'utf8'));
    // Named by its file, the module is provided even while no screen of the shell imports it itself.
    return [name, { ...shared('*'), import: require.resolve(name), version: manifest.version }] as const;
  });
  return { ...mapRanges(eagerModules, (range) => ({ ...shared(range), eager: true })), ...Object.fromEntries(lazy) };
}

/** What a remote expects to find; it carries no copy of its own. */
export function expectedModules(): Record<string, SharedModule> {
  return mapRanges(sharedRanges(), (range) => ({ ...shared(range), import: false }));
}

/** package → range, as written into `remote.json`. */
export function sharedRanges(): Record<string, string> {
  return { ...eagerModules, ...lazyModules };
}

function shared(requiredVersion: string): SharedModule {
  return { singleton: true, strictVersion: false, requiredVersion };
}

function mapRanges(ranges: Record<string, string>, describe: (range: string) => SharedModule): Record<string, SharedModule> {
  return Object.fromEntries(Object.entries(ranges).map(([name, range]) => [name, describe(range)]));
}
