import type { FastifyInstance } from 'fastify';
import type { LiveReleases } from '../releases/live-releases.ts';
import { settledSet } from '../releases/visitor-group.ts';

/** `/current-release`: the set that the next document of this visitor is made from. Open tabs ask, to move on when it suits them. */
export function currentRelease(app: FastifyInstance, releases: LiveReleases): void {
  app.get('/current-release', async (request, reply) => {
    const live = await releases.current();
    void reply.header('cache-control', 'no-store');
    if (live === undefined) return reply.code(503).send({ id: null });
    return reply.send({ id: settledSet(live, releases.trials, request.headers.cookie).release.id });
  });
}
