import { expect } from '@jest/globals';
import type { ApiApp } from '../../src/house/api-app.ts';
import { buildTestApp } from '../build-test-app.ts';

const settings = {
  stripeSecretKey: 'sk_test_MarkedStripeKey',
  stripeWebhookSecret: 'whsec_MarkedWebhookKey',
  googleClientId: 'marked-client',
  googleClientSecret: 'MarkedGoogleSecret',
  bannerApiKey: 'MarkedBannerKey',
  mailWebhookSecret: 'MarkedMailWebhookKey',
  jwtSecret: 'MarkedJwtSecretOfThisSiteThatIsLongEnough',
  gatewaySecret: 'MarkedGatewaySecretOfThisSiteThatIsLong',
  logLevel: 'trace' as const,
};

/** Where the code lies, what runs it, and what it asks of the database. */
export const insides =
  /node_modules|file:\/\/|\/src\/|\bat .+:\d+:\d+|\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM)\s+\w+.*\b(?:FROM|VALUES|SET|WHERE)\b|syntax error at|violates .+ constraint|ECONNREFUSED|\$argon2/i;

/** An api whose secrets are marked, and that logs all it can. */
export async function buildLoggedApp(addRoutes?: (app: ApiApp) => void) {
  const lines: string[] = [];
  const api = await buildTestApp(settings, addRoutes, { write: (line) => lines.push(line) });
  const configured = [
    settings.stripeSecretKey,
    settings.stripeWebhookSecret,
    settings.googleClientSecret,
    settings.mailWebhookSecret,
    settings.jwtSecret,
    settings.gatewaySecret,
    api.config.databaseUrl ?? 'none',
  ];

  /** Every line since the last call: each a whole JSON object. */
  function takeLines(): readonly string[] {
    const taken = lines.splice(0);
    for (const line of taken) {
      expect(line.indexOf('\n')).toBe(line.length - 1);
      expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number), time: expect.any(Number) });
    }
    return taken;
  }

  function linesWith(texts: readonly string[]): readonly string[] {
    return takeLines().filter((line) => texts.some((text) => line.includes(text)));
  }

  return { api, configured, takeLines, linesWith };
}
