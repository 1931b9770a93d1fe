import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteManifest } from '@orime/contracts';
import { listAssets } from '../manifest/asset-list.ts';

export interface SampleBuild {
  readonly name: string;
  readonly version: string;
  /** Text of the only script. */
  readonly script?: string;
  readonly path?: string;
  readonly shellApi?: string;
}

/** A build folder as the preset leaves it, with one script and one route. For tests. */
export async function sampleBuild({ name, version, script = `/* ${name} ${version} */`, path = `/${name}`, shellApi = '^0.1.0' }: SampleBuild): Promise<string> {
  const folder = join(await temporaryFolder(), name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'entry.0123456789abcdef.js'), script);
  const manifest: RemoteManifest = {
    schema: 1,
    name,
    version,
    team: name,
    commit: 'none',
    requires: { shellApi, mfRuntime: '2.9.2', shared: {} },
    entry: 'entry.0123456789abcdef.js',
    container: name,
    routes: [
      {
        path,
        screen: 'screen',
        access: 'public',
        chrome: { header: 'full', banner: true, scrollButton: true },
        titleKey: `${name}.title`,
        criticality: 'core',
        document: { title: { en: `${name} page`, jp: `${name}ページ` } },
      },
    ],
    fragments: [],
    i18n: { en: { file: '', keys: 0, hash: '' }, jp: { file: '', keys: 0, hash: '' } },
    events: { publishes: [], consumes: [], commands: [] },
    permissions: { origins: [], storage: [] },
    assets: await listAssets(folder),
    chunks: { entry: ['entry.0123456789abcdef.js'], boot: [], screen: [] },
  };
  await writeFile(join(folder, 'remote.json'), JSON.stringify(manifest));
  return folder;
}

export function temporaryFolder(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'orime-registry-'));
}
