import { isDataFile, type Language, type RemoteManifest } from '@orime/contracts';
import { baseOf, type LiveSet } from '../releases/live-set.ts';
import type { RouteMatch } from '../releases/route-table.ts';
import type { LentFragment } from './lent-fragments.ts';

export interface Preloads {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Scripts of what other remotes lend to the page: wanted soon, but behind everything else. */
  readonly lentScripts: readonly string[];
  /** Data files that the first view fetches. */
  readonly data: readonly string[];
  /** Scripts that start the page, in order. */
  readonly entries: readonly string[];
  /** `sha384-…` by address, of the entries of shell and remotes: preload and script have to name the same. */
  readonly integrity: ReadonlyMap<string, string>;
}

/** The two faces that every page draws above the fold; Japanese slices are fetched by glyph. */
const FIRST_FONTS = /^(inter-latin-wght-normal|fraunces-latin-(?:opsz|wght)-normal)\.[0-9a-f]+\.woff2$/;

/**
 * Exactly what the first view of a route needs, of the shell, of the one remote that owns it and of those that lend to it: all of
 * it is fetched in one round, beside the document's own scripts.
 */
export function preloadsOf(set: LiveSet, match: RouteMatch | undefined, lent: readonly LentFragment[], language: Language): Preloads {
  const shellFiles = filesOf(set.shell, ['boot', `locale:${language}`, ...ownChunks(match)]);
  const isMissing = match === undefined || match.remote === 'shell' || set.missing.has(match.remote);
  const remote = isMissing ? undefined : set.manifests.get(match.remote);
  const remoteFiles =
    remote === undefined || match === undefined ? [] : filesOf(remote, ['entry', 'boot', match.route.screen, `locale:${language}`]);
  const entries = filesOf(set.shell, ['entry']).filter((file) => file.endsWith('.js'));
  const files = [...new Set([...shellFiles, ...remoteFiles])];
  const lentFiles = lent.flatMap(({ lender, fragment }) => filesOf(lender, ['entry', 'boot', fragment.key, `locale:${language}`]));
  const later = [...new Set(lentFiles)].filter((file) => !files.includes(file));
  return {
    entries,
    integrity: new Map([...set.manifests.values()].flatMap(entryDigest)),
    scripts: files.filter((file) => file.endsWith('.js') && !entries.includes(file)),
    lentScripts: later.filter((file) => file.endsWith('.js')),
    styles: [...files, ...later].filter((file) => file.endsWith('.css')),
    data: remote === undefined ? [] : dataFiles(remote, match?.route.document?.preloadData ?? []),
    fonts: set.shell.assets.filter(({ path }) => FIRST_FONTS.test(path)).map(({ path }) => baseOf(set.shell) + path),
  };
}

/** A page of the shell needs its screen; a page of a remote needs the modules that the shell shares. */
function ownChunks(match: RouteMatch | undefined): string[] {
  if (match === undefined) return [];
  return [match.remote === 'shell' ? match.route.screen : 'shared'];
}

function dataFiles(manifest: RemoteManifest, names: readonly string[]): readonly string[] {
  const files = manifest.assets.map(({ path }) => path);
  return names.flatMap((name) => files.filter((file) => isDataFile(file, name))).map((path) => baseOf(manifest) + path);
}

function entryDigest(manifest: RemoteManifest): [string, string][] {
  return manifest.assets.filter(({ path }) => path === manifest.entry).map(({ path, integrity }) => [baseOf(manifest) + path, integrity]);
}

function filesOf(manifest: RemoteManifest, keys: readonly string[]): string[] {
  return keys.flatMap((key) => manifest.chunks[key] ?? []).map((path) => baseOf(manifest) + path);
}
