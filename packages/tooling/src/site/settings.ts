import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root of the checkout. */
export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '');

/** Settings for starting the whole site; all others are read by the process that uses them. */
export interface SiteSettings {
  readonly port: number;
  readonly apiPort: number;
  readonly dataDir: string;
  readonly releasesDir: string;
  readonly databaseUrl: string | undefined;
  readonly demoData: boolean;
}

/** An invalid setting; the message says what is wrong and what is valid. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

/** Reads the settings from the environment. Throws `SettingError`. */
export function readSiteSettings(env: NodeJS.ProcessEnv): SiteSettings {
  const port = readPort(env['PORT'], 4000, 'PORT');
  const dataDir = resolve(ROOT, env['DATA_DIR'] ?? '.data');
  return {
    port,
    apiPort: readPort(env['API_PORT'], port + 1, 'API_PORT'),
    dataDir,
    releasesDir: resolve(ROOT, env['RELEASES_DIR'] ?? `${dataDir}/releases`),
    databaseUrl: readDatabaseUrl(env['DATABASE_URL']),
    demoData: env['DEMO_DATA'] !== '0',
  };
}

function readPort(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new SettingError(`${name}=${text} is not a port: give a whole number from 1 to 65535.`);
  return port;
}

function readDatabaseUrl(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  if (!/^postgres(ql)?:\/\//.test(text) || !URL.canParse(text))
    throw new SettingError('DATABASE_URL is not a Postgres address: it should look like postgres://user:password@host:5432/database.');
  return text;
}
