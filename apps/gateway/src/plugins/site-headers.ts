import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';

/** Headers of every answer that the gateway itself gives; what it forwards keeps the api's own. */
export function siteHeaders({ publicUrl }: Pick<GatewayConfig, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

export function sendSiteHeaders(app: FastifyInstance, config: GatewayConfig): void {
  const headers = siteHeaders(config);
  app.addHook('onRequest', (_, reply, done) => {
    void reply.headers(headers);
    done();
  });
}
