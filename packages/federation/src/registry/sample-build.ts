import type { RemoteManifest, RouteDeclaration } from '@orime/contracts';
import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listAssets } from '../manifest/asset-list.ts';

export interface SampleBuild {
  readonly name: string;
  readonly version: string;
  /** Default: one that no history has. */
  readonly commit?: string;
  /** Content of the entry script. */
  readonly script?: string;
  /** Path of the only route, unless `routes` are given. */
  readonly path?: string;
  readonly routes?: readonly RouteDeclaration[];
  readonly fragments?: RemoteManifest['fragments'];
  readonly shellApi?: string;
  /** Origins that the remote may talk to. */
  readonly origins?: readonly string[];
  /** Text of the server file; without it the version is drawn by browsers only. */
  readonly server?: string;
  /** Further files: name → text. */
  readonly files?: Readonly<Record<string, string>>;
  readonly chunks?: RemoteManifest['chunks'];
  readonly mfRuntime?: string;
  readonly shared?: Readonly<Record<string, string>>;
  readonly provides?: Readonly<Record<string, string>>;
  readonly events?: Partial<RemoteManifest['events']>;
  /** Keys that the remote stores under. */
  readonly storage?: readonly string[];
  readonly i18n?: RemoteManifest['i18n'];
}

const ENTRY = 'entry.0123456789abcdef.js';
const SERVER = 'server.0123456789abcdef.cjs';

/** A temporary build folder as the preset produces it. For tests. */
export async function sampleBuild(sample: SampleBuild): Promise<string> {
  const { name, version, script = `/* ${name} ${version} */`, shellApi = '^0.1.0', server, files = {} } = sample;
  const folder = join(await temporaryFolder(), name);
  await mkdir(folder, { recursive: true });
  for (const [file, text] of Object.entries({ [ENTRY]: script, ...(server !== undefined && { [SERVER]: server }), ...files }))
    await writeFile(join(folder, file), text);
  const manifest: RemoteManifest = {
    schema: 1,
    name,
    version,
    team: name,
    commit: sample.commit ?? 'none',
    requires: { shellApi, mfRuntime: sample.mfRuntime ?? '2.9.2', shared: sample.shared ?? {} },
    ...(sample.provides && { provides: sample.provides }),
    entry: ENTRY,
    ...(server !== undefined && { server: SERVER }),
    container: name.replaceAll('-', '_'),
    routes: sample.routes ?? [sampleRoute(name, sample.path ?? `/${name}`)],
    fragments: sample.fragments ?? [],
    i18n: sample.i18n ?? { en: { file: '', keys: 0, hash: '' }, jp: { file: '', keys: 0, hash: '' } },
    events: { publishes: [], consumes: [], commands: [], ...sample.events },
    permissions: { origins: sample.origins ?? [], storage: sample.storage ?? [] },
    assets: await listAssets(folder),
    chunks: { entry: [ENTRY], boot: [], screen: [], ...sample.chunks },
  };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
  return folder;
}

/** A public route with a title in both languages. */
export function sampleRoute(name: string, path: string, more: Partial<RouteDeclaration> = {}): RouteDeclaration {
  return {
    path,
    screen: 'screen',
    access: 'public',
    chrome: { header: 'full', banner: true, scrollButton: true },
    titleKey: `${name}.title`,
    criticality: 'core',
    document: { title: { en: `${name} page`, jp: `${name}ページ` } },
    ...more,
  };
}

/** A new empty folder for a registry. For tests. */
export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'orime-registry-'));
}
