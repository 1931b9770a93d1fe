import type { RemoteManifest } from '@orime/contracts';
import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { adoptBuild } from '../build/adopt-build.ts';

export type Bundler = 'webpack' | 'rspack' | 'vite';

export interface ForeignRemote {
  readonly name: string;
  /** Address of its only page. */
  readonly path: string;
  readonly folder: string;
  readonly manifest: RemoteManifest;
}

const program = fileURLToPath(new URL('./build-foreign.ts', import.meta.url));

/** A remote that knows nothing of us, built by the stock plugin of a bundler and adopted, with a React of its own or without. */
export async function foreignRemote(bundler: Bundler, react: 'own' | 'host'): Promise<ForeignRemote> {
  const folder = join(await mkdtemp(join(tmpdir(), 'orime-foreign-')), 'dist');
  await promisify(execFile)(process.execPath, ['--no-warnings', program, bundler, react, folder]);
  const name = `${bundler}-${react}`;
  const path = `/interop/${name}`;
  const manifest = await adoptBuild(folder, {
    name,
    version: '1.0.0',
    team: 'others',
    routes: [`${path}=hello`],
    title: { en: `Built by ${bundler}`, jp: `${bundler}製` },
    shared: react === 'host' ? { react: '^19.0.0', 'react-dom': '^19.0.0' } : {},
  });
  return { name, path, folder, manifest };
}
