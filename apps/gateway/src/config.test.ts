import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'orime-gateway-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

const read = (env: NodeJS.ProcessEnv) => readConfig({ DATA_DIR: dataDir, ...env });

describe('settings', () => {
  test('have working defaults', async () => {
    expect(await read({})).toMatchObject({
      port: 4000,
      apiUrl: 'http://127.0.0.1:4001',
      publicUrl: 'http://localhost:4000',
      bannerUrl: '/api/content/promo-banner',
      trustedProxies: [],
      metricsToken: undefined,
      renderTimeoutMs: 250,
      earlyHints: false,
    });
    expect(await read({ SERVER_RENDERING: '0', RENDER_TIMEOUT_MS: '400' })).toMatchObject({ renderTimeoutMs: 0 });
    expect(await read({ PORT: '5000' })).toMatchObject({ port: 5000, apiUrl: 'http://127.0.0.1:5001', publicUrl: 'http://localhost:5000' });
    expect(await read({ TRUSTED_PROXIES: '10.0.0.0/8, 192.0.2.1 2001:db8::/32' })).toMatchObject({
      trustedProxies: ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32'],
    });
  });

  test('the secret shared with the api is made once, for its owner alone, also by gateways that start at once', async () => {
    const own = join(dataDir, 'shared');
    const configs = await Promise.all([1, 2, 3, 4].map(() => readConfig({ DATA_DIR: own })));
    expect(new Set(configs.map(({ gatewaySecret }) => gatewaySecret)).size).toBe(1);
    const file = join(own, 'gateway-secret.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ gatewaySecret: configs[0]?.gatewaySecret });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const given = 'a-secret-of-more-than-thirty-two-letters';
    expect((await readConfig({ DATA_DIR: own, GATEWAY_SECRET: given })).gatewaySecret).toBe(given);
    await writeFile(file, '{');
    await expect(readConfig({ DATA_DIR: own })).rejects.toThrow(/is damaged/);
  });

  test.each([
    [{ PORT: 'abc' }, 'PORT is "abc", but must be a port number'],
    [{ API_PORT: '70000' }, 'API_PORT is "70000", but must be a port number'],
    [{ PUBLIC_URL: 'orime' }, 'PUBLIC_URL is "orime", but must be an address'],
    [{ BANNER_URL: 'not an address' }, 'BANNER_URL is "not an address", but must be a path or an absolute address'],
    [{ BANNER_URL: '//content.example/banner' }, 'BANNER_URL is "//content.example/banner", but must be a path'],
    [{ BANNER_URL: 'data:application/json,{}' }, 'but must be a path or an absolute address'],
    [{ TRUSTED_PROXIES: 'balancer' }, 'TRUSTED_PROXIES names "balancer", which is neither an address nor a CIDR'],
    [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES names "10.0.0.0/33"'],
    [{ SERVER_RENDERING: 'no' }, 'SERVER_RENDERING is "no", but must be 0 or 1.'],
    [{ RENDER_TIMEOUT_MS: 'soon' }, 'RENDER_TIMEOUT_MS is "soon", but must be a number of milliseconds'],
    [{ EARLY_HINTS: 'yes' }, 'EARLY_HINTS is "yes", but must be 0 or 1.'],
    [{ GATEWAY_SECRET: 'short' }, 'GATEWAY_SECRET must have at least 32 characters.'],
  ])('%j is refused with a sentence', async (env, sentence) => {
    await expect(read(env)).rejects.toThrow(expect.objectContaining({ name: 'ConfigError', message: expect.stringContaining(sentence) }));
  });
});
