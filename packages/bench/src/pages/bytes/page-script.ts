import { existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { encodedBody } from '../../site/encoded-body.ts';
import { buildWithMaps } from './build-with-maps.ts';
import { splitScript } from './split-script.ts';

export interface ScriptParts {
  /** Encoded, without headers. */
  readonly bodyBytes: number;
  /** Share of the body by group. */
  readonly shares: ReadonlyMap<string, number>;
}

/** Tells of released scripts what they are made of; builds the app of the first one, and remembers. */
export function scriptReader(site: string): (pathname: string) => Promise<ScriptParts> {
  const folders = new Map<string, Promise<string>>();
  const known = new Map<string, Promise<ScriptParts>>();
  const read = async (pathname: string): Promise<ScriptParts> => {
    const [, app, file] = /^\/r\/([^/]+)\/[^/]+\/(.+)$/.exec(pathname) ?? [];
    if (app === undefined || file === undefined) throw new Error(`${pathname} is no file of a release`);
    const folder = folders.get(app) ?? buildWithMaps(app);
    folders.set(app, folder);
    const built = await builtTwin(site + pathname, await folder, file);
    const { byteLength: bodyBytes } = await encodedBody(site + pathname);
    // Only texts have none: webpack writes JSON as it is.
    const hasMap = existsSync(`${built}.map`);
    const shares = hasMap
      ? await splitScript(await readFile(built, 'utf8'), JSON.parse(await readFile(`${built}.map`, 'utf8')))
      : new Map([[`${app}: texts`, 1]]);
    return { bodyBytes, shares };
  };
  return (pathname) => {
    const parts = known.get(pathname) ?? read(pathname);
    known.set(pathname, parts);
    return parts;
  };
}

/**
 * The same script in the build with maps. In the shell's entry, which holds the digests of all others, variables fall out otherwise; its
 * length tells that it is the same.
 */
async function builtTwin(url: string, folder: string, file: string): Promise<string> {
  const twin = join(folder, file);
  if (existsSync(twin)) return twin;
  const { byteLength } = Buffer.from(await (await fetch(url)).arrayBuffer());
  const [stem = ''] = file.split('.');
  for (const name of await readdir(folder)) {
    if (!name.startsWith(`${stem}.`) || !name.endsWith('.js')) continue;
    if ((await stat(join(folder, name))).size === byteLength) return join(folder, name);
  }
  throw new Error(`${url} is of other sources than this checkout: start the site anew, or leave BASE_URL out`);
}
