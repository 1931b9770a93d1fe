import fastifyPlugin from 'fastify-plugin';
import { watchLiveRoutes } from './live-routes.ts';
import type { IsLive } from './live-routes.ts';

/** `app.liveRoutes()`: what may be linked to now, in mails, sitemap and checklists. */
export const liveRoutesPlugin = fastifyPlugin(
  async (app) => {
    app.decorate('liveRoutes', watchLiveRoutes(app.config.releasesDir));
  },
  { name: 'live-routes', dependencies: ['context'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    liveRoutes(): Promise<IsLive>;
  }
}
