import { afterAll, describe, expect, test } from '@jest/globals';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, requirePayments } from './config.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'orime-config-'));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

describe('settings', () => {
  test('have defaults that follow each other', async () => {
    const config = await readConfig({ DATA_DIR: dataDir, PORT: '5000' });
    expect(config).toMatchObject({
      port: 5000,
      apiPort: 5001,
      publicUrl: 'http://localhost:5000',
      demoData: true,
      rateLimits: true,
      production: false,
      databaseUrl: undefined,
      smtpUrl: undefined,
    });
    expect((await readConfig({ DATA_DIR: dataDir, PUBLIC_URL: 'https://orime.example/' })).publicUrl).toBe('https://orime.example');
  });

  test.each([
    [{}, 'test'],
    [{ STRIPE_SECRET_KEY: 'sk_live_x' }, 'stripe'],
    [{ PAYMENTS: 'test', STRIPE_SECRET_KEY: 'sk_live_x' }, 'test'],
    [{ PAYMENTS: 'stripe' }, 'none'],
    [{ NODE_ENV: 'production' }, 'none'],
    [{ NODE_ENV: 'production', PAYMENTS: 'test' }, 'test'],
    [{ NODE_ENV: 'production', STRIPE_SECRET_KEY: 'sk_live_x' }, 'stripe'],
  ])('with %p payments go to: %s', async (environment, payments) => {
    expect((await readConfig({ DATA_DIR: dataDir, ...environment })).payments).toBe(payments);
  });

  test('Stripe without the secret of its webhooks is refused in production', async () => {
    const stripe = { DATA_DIR: dataDir, STRIPE_SECRET_KEY: 'sk_live_x' };
    expect(requirePayments(await readConfig(stripe))).toBe('stripe');
    const production = await readConfig({ ...stripe, NODE_ENV: 'production' });
    expect(() => requirePayments(production)).toThrow('STRIPE_WEBHOOK_SECRET is missing');
    expect(requirePayments({ ...production, stripeWebhookSecret: 'whsec_x' })).toBe('stripe');
  });

  test.each([
    [{ PORT: 'http' }, 'PORT must be a whole number from 1 to 65534, not "http".'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 1 to 65534, not "70000".'],
    [{ DEMO_DATA: 'no' }, 'DEMO_DATA must be 0 or 1, not "no".'],
    [{ RATE_LIMITS: '0', NODE_ENV: 'production' }, 'RATE_LIMITS=0 is refused when NODE_ENV is production.'],
    [{ DATABASE_URL: 'mysql://user:secret@host/db' }, 'DATABASE_URL must begin with postgres:// or postgresql://, not mysql://.'],
    [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL is not an address: it must begin with smtp:// or smtps://.'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 32 characters.'],
    [{ GATEWAY_SECRET: 'short' }, 'GATEWAY_SECRET must have at least 32 characters.'],
    [{ PAYMENTS: 'cash' }, 'PAYMENTS must be one of stripe, test, not "cash".'],
    [
      { STRIPE_API_URL: 'http://localhost:1', NODE_ENV: 'production' },
      'STRIPE_API_URL is for tests: when NODE_ENV is production it must be https://api.stripe.com.',
    ],
    [
      { GOOGLE_API_URL: 'http://localhost:1', NODE_ENV: 'production' },
      'GOOGLE_API_URL is for tests: it is refused when NODE_ENV is production.',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of silent, fatal, error, warn, info, debug, trace, not "loud".'],
  ])('%p is refused in one sentence without secrets', async (environment, sentence) => {
    await expect(readConfig({ DATA_DIR: dataDir, ...environment })).rejects.toThrow(sentence);
    expect(sentence).not.toContain('secret@');
  });

  test('the signing secret is made once, kept for its owner alone, and shared by processes that start at once', async () => {
    const own = await mkdtemp(join(tmpdir(), 'orime-config-'));
    const configs = await Promise.all([1, 2, 3, 4].map(() => readConfig({ DATA_DIR: own })));
    expect(new Set(configs.map((config) => `${config.jwtSecret} ${config.gatewaySecret}`)).size).toBe(1);
    for (const file of ['secrets.json', 'gateway-secret.json']) expect((await stat(join(own, file))).mode & 0o777).toBe(0o600);
    expect((await readdir(own)).toSorted()).toEqual(['gateway-secret.json', 'secrets.json']);
    expect(JSON.parse(await readFile(join(own, 'secrets.json'), 'utf8')).jwtSecret).toBe(configs[0]?.jwtSecret);
    await writeFile(join(own, 'secrets.json'), '{');
    await expect(readConfig({ DATA_DIR: own })).rejects.toThrow(/is damaged/);
    await rm(own, { recursive: true });
  });
});
