import fastifyPlugin from 'fastify-plugin';
import { type Storage } from './storage-types.ts';
import { openStorage } from './storage.ts';

export const storagePlugin = fastifyPlugin(
  async (app) => {
    app.decorate('storage', await openStorage(app.config));
  },
  { name: 'storage', dependencies: ['context'] },
);

declare module 'fastify' {
  interface FastifyInstance {
    readonly storage: Storage;
  }
}
