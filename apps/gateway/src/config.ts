import { join, resolve } from 'node:path';

/** Settings of the gateway, parsed once. */
export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  /** Origin of the API behind the gateway. */
  readonly apiUrl: string;
  /** What visitors type; canonical addresses are built on it. */
  readonly publicUrl: string;
  readonly releasesFolder: string;
  readonly bannerUrl: string;
  readonly bannerApiKey: string;
  readonly isProduction: boolean;
  /** Pages load themselves again when another set is promoted: for development, set by `npm run dev`. */
  readonly liveReload: boolean;
  readonly logLevel: string;
}

/** Wrong settings as one sentence each; the process prints them and ends with code 1. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

/** Reads and checks the environment. All wrong values are reported together. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): GatewayConfig {
  const problems: string[] = [];
  const port = portOf(env, 'PORT', 4000, problems);
  const apiPort = portOf(env, 'API_PORT', port + 1, problems);
  const publicUrl = originOf(env, 'PUBLIC_URL', `http://localhost:${String(port)}`, problems);
  const bannerUrl = env['BANNER_URL'] || '/api/content/promo-banner';
  // `//host` is neither: a browser would leave the site for it, and the content policy would not know.
  const isBannerPath = /^\/(?!\/)/.test(bannerUrl);
  if (!isBannerPath && !(URL.canParse(bannerUrl) && /^https?:/.test(bannerUrl)))
    problems.push(`BANNER_URL is "${bannerUrl}", but must be a path or an absolute address.`);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const isProduction = env['NODE_ENV'] === 'production';
  return {
    host: env['HOST'] ?? (isProduction ? '0.0.0.0' : 'localhost'),
    port,
    apiUrl: env['API_URL'] ?? `http://127.0.0.1:${String(apiPort)}`,
    publicUrl,
    releasesFolder: resolve(env['RELEASES_DIR'] ?? join(env['DATA_DIR'] ?? '.data', 'releases')),
    bannerUrl,
    bannerApiKey: env['BANNER_API_KEY'] ?? '',
    isProduction,
    liveReload: env['LIVE_RELOAD'] === '1' && !isProduction,
    logLevel: env['LOG_LEVEL'] ?? 'info',
  };
}

function portOf(env: NodeJS.ProcessEnv, name: string, fallback: number, problems: string[]): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  problems.push(`${name} is "${text}", but must be a port number between 0 and 65535.`);
  return fallback;
}

function originOf(env: NodeJS.ProcessEnv, name: string, fallback: string, problems: string[]): string {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
  problems.push(`${name} is "${text}", but must be an address such as https://orime.example.`);
  return fallback;
}
