import type { RouteOptions } from 'fastify';
import type { ApiApp } from '../src/house/api-app.ts';

export interface ApiRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly url: string;
  readonly schema: RouteOptions['schema'];
}

/** Every route of an assembled app, with its schemas, without the HEAD twins that Fastify adds. */
export function listRoutes(app: ApiApp): readonly ApiRoute[] {
  return app.routeTable.flatMap(({ method, url, schema }) => {
    const methods = typeof method === 'string' ? [method] : method;
    return methods.filter(isUsed).map((one) => ({ method: one, url, schema }));
  });
}

/** What the endpoint list is about: the api itself, not its documentation, images, feeds or operations. */
export function isListed({ url }: ApiRoute): boolean {
  return url.startsWith('/api/') && !url.startsWith('/api/docs') && !url.startsWith('/api/test/');
}

function isUsed(method: string): method is ApiRoute['method'] {
  return method === 'GET' || method === 'POST' || method === 'PUT' || method === 'DELETE';
}
