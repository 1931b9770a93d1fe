import type { Configuration } from 'webpack';
import type { BuildMode } from './base-config.ts';
import { remoteConfig } from './remote-config.ts';
import { shellConfig } from './shell-config.ts';

interface WebpackEnv {
  readonly standalone?: boolean | string;
  readonly watched?: boolean | string;
}
interface WebpackArgv {
  readonly mode?: 'production' | 'development' | 'none';
}
type ConfigFactory = (env: WebpackEnv, argv: WebpackArgv) => Configuration;

/** The complete webpack configuration of a remote: `export default remote(import.meta)`. */
export function remote(meta: ImportMeta, { runtime = 'own' }: Partial<Pick<BuildMode, 'runtime'>> = {}): ConfigFactory {
  return (env, argv) => remoteConfig(meta.url, { ...buildMode(env, argv), runtime });
}

/** The complete webpack configuration of the shell: `export default shell(import.meta)`. */
export function shell(meta: ImportMeta): ConfigFactory {
  return (env, argv) => shellConfig(meta.url, buildMode(env, argv));
}

function buildMode(env: WebpackEnv, argv: WebpackArgv): BuildMode {
  return {
    mode: argv.mode === 'development' ? 'development' : 'production',
    standalone: Boolean(env.standalone),
    watched: Boolean(env.watched),
    runtime: 'own',
  };
}
