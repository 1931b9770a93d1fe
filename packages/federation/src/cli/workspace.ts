import { userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { browserApps } from '../build/browser-apps.ts';
import { RegistryError } from '../registry/registry-error.ts';
import { openRegistry, type Registry, type RegistryOptions } from '../registry/registry-folder.ts';
import { latestRevision } from '../registry/revisions.ts';

/** Root of the repository that contains this command line. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/** The registry configured by `RELEASES_DIR`, else `releases` in `DATA_DIR`, else `.data/releases`. */
export function defaultRegistry(options?: RegistryOptions): Registry {
  return openRegistry(resolve(ROOT, process.env['RELEASES_DIR'] ?? join(process.env['DATA_DIR'] ?? '.data', 'releases')), options);
}

/** The apps named on the command line, or all. Refuses unknown names. */
export function chosenApps(names: readonly string[], isAll: boolean): string[] {
  const known = browserApps(ROOT);
  if (isAll) return known;
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new RegistryError('remote_unknown', `There is no app "${unknown}"; there are ${known.join(', ')}`, { remote: unknown, known });
  if (names.length === 0) throw new RegistryError('remote_unknown', `Name an app (${known.join(', ')}) or say --all`, { known });
  return [...names];
}

/** The author recorded in the release history. */
export function currentAuthor(): string {
  return process.env['ORIME_AUTHOR'] ?? process.env['USER'] ?? userInfo().username;
}

/**
 * The revision that a decision is based on: the one that was named, in CI the newest one as the command starts, otherwise whichever is
 * the newest when it is carried out.
 */
export async function decisionBase(registry: Registry, named: number | undefined): Promise<{ onRevision?: number }> {
  if (named !== undefined) return { onRevision: named };
  const isCi = !['', '0', 'false', undefined].includes(process.env['CI']);
  return isCi ? { onRevision: (await latestRevision(registry))?.revision ?? 0 } : {};
}
