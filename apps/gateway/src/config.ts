import { KeyError, verifyingKeys, type ReleaseKeys } from '@orime/federation/registry';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { ConfigError } from './config-error.ts';
import { readOrCreateGatewaySecret } from './gateway-secret.ts';

/** Settings of the gateway, parsed once. */
export interface GatewayConfig {
  readonly host: string;
  readonly port: number;
  /** Origin of the API behind the gateway. */
  readonly apiUrl: string;
  /** What the api knows this gateway by; without the right one its visitors count as one client. */
  readonly gatewaySecret: string;
  /** Addresses and CIDRs of proxies in front that may say whom they forward for. */
  readonly trustedProxies: readonly string[];
  /** What a scraper has to show for `/metrics`; without it nobody gets them. */
  readonly metricsToken: string | undefined;
  /** What visitors type; canonical addresses are built on it. */
  readonly publicUrl: string;
  /** The store of releases; with a `releasesUrl`, where this machine keeps copies of it. */
  readonly releasesFolder: string;
  /** A bucket with the releases, instead of the folder. */
  readonly releasesUrl: string | undefined;
  /** Who may release. Undefined where revisions are not verified. */
  readonly releaseKeys: ReleaseKeys | undefined;
  readonly bannerUrl: string;
  readonly bannerApiKey: string;
  readonly isProduction: boolean;
  /** A page whose markup takes longer goes out without it, and browsers draw it; 0, as without `SERVER_RENDERING=1`, leaves all to browsers. */
  readonly renderTimeoutMs: number;
  /** Browsers are told of a page's files before its document is made: for a proxy in front that passes HTTP 103 on. */
  readonly earlyHints: boolean;
  /** Pages load themselves again when another set is promoted: for development, set by `npm run dev`. */
  readonly liveReload: boolean;
  readonly logLevel: string;
}

/** Reads and checks the environment. All wrong values are reported together. */
export async function readConfig(env: NodeJS.ProcessEnv = process.env): Promise<GatewayConfig> {
  const problems: string[] = [];
  const port = portOf(env, 'PORT', 4000, problems);
  const apiPort = portOf(env, 'API_PORT', port + 1, problems);
  const publicUrl = originOf(env, 'PUBLIC_URL', `http://localhost:${String(port)}`, problems);
  const bannerUrl = env['BANNER_URL'] || '/api/content/promo-banner';
  // `//host` is neither: a browser would leave the site for it, and the content policy would not know.
  const isBannerPath = /^\/(?!\/)/.test(bannerUrl);
  if (!isBannerPath && !(URL.canParse(bannerUrl) && /^https?:/.test(bannerUrl)))
    problems.push(`BANNER_URL is "${bannerUrl}", but must be a path or an absolute address.`);
  const trustedProxies = (env['TRUSTED_PROXIES'] ?? '').split(/[\s,]+/).filter((part) => part !== '');
  for (const part of trustedProxies)
    if (!isNetwork(part)) problems.push(`TRUSTED_PROXIES names "${part}", which is neither an address nor a CIDR such as 10.0.0.0/8.`);
  const renderTimeoutMs = Number(env['RENDER_TIMEOUT_MS'] || '250');
  if (!Number.isInteger(renderTimeoutMs) || renderTimeoutMs < 0 || renderTimeoutMs > 60_000)
    problems.push(`RENDER_TIMEOUT_MS is "${env['RENDER_TIMEOUT_MS'] ?? ''}", but must be a number of milliseconds between 0 and 60000.`);
  const serverRendering = env['SERVER_RENDERING'] || '1';
  if (!/^[01]$/.test(serverRendering)) problems.push(`SERVER_RENDERING is "${serverRendering}", but must be 0 or 1.`);
  const earlyHints = env['EARLY_HINTS'] || '0';
  if (!/^[01]$/.test(earlyHints)) problems.push(`EARLY_HINTS is "${earlyHints}", but must be 0 or 1.`);
  const givenSecret = env['GATEWAY_SECRET']?.trim() ?? '';
  if (givenSecret !== '' && givenSecret.length < 32) problems.push('GATEWAY_SECRET must have at least 32 characters.');
  const releaseKeys = keysOf(env, problems);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const dataDir = resolve(env['DATA_DIR'] ?? '.data');
  const isProduction = env['NODE_ENV'] === 'production';
  return {
    host: env['HOST'] ?? (isProduction ? '0.0.0.0' : 'localhost'),
    port,
    apiUrl: env['API_URL'] ?? `http://127.0.0.1:${String(apiPort)}`,
    gatewaySecret: givenSecret === '' ? await readOrCreateGatewaySecret(dataDir) : givenSecret,
    trustedProxies,
    metricsToken: env['METRICS_TOKEN'] || undefined,
    publicUrl,
    releasesFolder: resolve(env['RELEASES_DIR'] ?? join(dataDir, 'releases')),
    releasesUrl: env['RELEASES_URL'] || undefined,
    releaseKeys,
    bannerUrl,
    bannerApiKey: env['BANNER_API_KEY'] ?? '',
    isProduction,
    renderTimeoutMs: serverRendering === '0' ? 0 : renderTimeoutMs,
    earlyHints: earlyHints === '1',
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

function keysOf(env: NodeJS.ProcessEnv, problems: string[]): ReleaseKeys | undefined {
  const text = env['RELEASE_PUBLIC_KEY']?.trim() ?? '';
  if (text === '') return undefined;
  try {
    return verifyingKeys(text);
  } catch (error) {
    if (!(error instanceof KeyError)) throw error;
    problems.push(`${error.message}: give what \`orime keys\` prints, or PEM.`);
    return undefined;
  }
}

function originOf(env: NodeJS.ProcessEnv, name: string, fallback: string, problems: string[]): string {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  if (URL.canParse(text) && /^https?:/.test(text)) return new URL(text).origin;
  problems.push(`${name} is "${text}", but must be an address such as https://orime.example.`);
  return fallback;
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  const longest = version === 4 ? 32 : 128;
  return version !== 0 && rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest));
}
