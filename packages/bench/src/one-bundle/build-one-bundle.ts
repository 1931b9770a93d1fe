import { runBuild } from '@orime/federation';
import { ROOT } from '@orime/tooling/site';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

export interface OneBundle {
  /** Name of the entry script. */
  readonly entry: string;
  /** Bytes of a file by its name; scripts are compressed with Brotli, as a release's are. */
  readonly files: ReadonlyMap<string, Buffer>;
}

const REMOTES = ['retail-shop', 'wholesale', 'magazine', 'designer-studio', 'directory-globe', 'admin'] as const;
const compress = promisify(brotliCompress);

/**
 * The shell and all remotes as one application: the same sources, settings and tools, split by screens as every build is, but without
 * entries, a federation runtime and lent modules: what a screen does not use is left out. For benchmarks alone.
 */
export async function buildOneBundle(): Promise<OneBundle> {
  const folder = join(ROOT, '.cache', 'bench', 'one-bundle');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'load-part.ts'), loader());
  await writeFile(join(folder, 'webpack.config.ts'), configuration(folder));
  await rm(join(folder, 'out'), { recursive: true, force: true });
  await runBuild(folder, 'production', () => undefined);
  const names = await readdir(join(folder, 'out'));
  const files = await Promise.all(
    names.map(async (name) => {
      const bytes = await readFile(join(folder, 'out', name));
      return [name, name.endsWith('.js') ? await compress(bytes) : bytes] as const;
    }),
  );
  const entry = names.find((name) => /^shell\.[0-9a-f]+\.js$/.test(name));
  if (entry === undefined) throw new Error(`${folder}/out has no entry`);
  return { entry, files: new Map(files) };
}

/** In place of the loader: every remote is an `import()` of its sources. */
function loader(): string {
  const imports = REMOTES.map((name) => `'${name}': () => import('${ROOT}/apps/${name}/src/remote.ts'),`);
  return `import { currentPlatform, registerLocales } from '${ROOT}/packages/platform/src/host/index.ts';
const remotes = { ${imports.join('\n')} };
export async function loadPart({ remote, kind, key }) {
  const { default: definition } = await remotes[remote]();
  const load = (kind === 'screen' ? definition.routes : definition.fragments)?.[key];
  const [module] = await Promise.all([load(), registerLocales(currentPlatform(), remote, definition.locales)]);
  return module.default;
}
export function renewAddress() {}
`;
}

function configuration(folder: string): string {
  return `import { shell } from '${ROOT}/packages/federation/src/preset/index.ts';
import { pathToFileURL } from 'node:url';
export default (env, argv) => {
  const config = shell({ url: pathToFileURL('${ROOT}/apps/shell/webpack.config.ts').href })(env, argv);
  return {
    ...config,
    output: { ...config.output, path: '${folder}/out', uniqueName: 'one_bundle' },
    plugins: config.plugins.filter((plugin) => plugin.constructor.name !== 'RemoteManifestPlugin'),
    resolve: { ...config.resolve, alias: { ...config.resolve.alias, '${ROOT}/apps/shell/src/remotes/load-part.ts': '${folder}/load-part.ts' } },
    cache: false,
  };
};
`;
}
