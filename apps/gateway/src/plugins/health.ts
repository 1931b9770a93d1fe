import type { FastifyInstance } from 'fastify';
import type { ApiReader } from '../documents/api-reader.ts';
import type { LiveReleases } from '../releases/live-releases.ts';

/**
 * `/healthz`: the process answers. `/readyz`: a set is released and the API behind is ready. Damage in the store is told but
 * does not make a gateway unready: every other gateway has the same store, and all of them serve what is whole.
 */
export function health(app: FastifyInstance, releases: LiveReleases, api: ApiReader): void {
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_, reply) => {
    const [{ set, damage }, isApiReady] = await Promise.all([releases.inspect(), api.isReady()]);
    const isReady = set !== undefined && isApiReady;
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({
        status: isReady ? 'ok' : 'waiting',
        release: set?.release.id ?? null,
        revision: set?.release.revision ?? null,
        api: isApiReady,
        damage,
      });
  });
}
