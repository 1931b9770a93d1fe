import { BRAND } from '@orime/contracts';
import Fastify, { type FastifyContextConfig, type FastifyInstance, type FastifySchema, type RouteOptions } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { anyone } from '../access/authorize.ts';
import { RequestError } from '../errors/request-error.ts';

const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 40" role="img" aria-label="${BRAND.name}"><text x="0" y="27" fill="#fff" font-family="sans-serif" font-size="20" letter-spacing="7">${BRAND.name.toUpperCase()}</text></svg>`;

/** How long the pages are kept for the next reader. */
const keptMs = 60_000;

/**
 * The description of every route with a schema: `/api/docs`, `/api/docs/json`. It is made for those who read it and dropped again:
 * few do, and it takes more memory than all the rest.
 */
export const openapiPlugin = fastifyPlugin(
  async (app) => {
    const state: { pages: Promise<FastifyInstance> | undefined; forget: NodeJS.Timeout | undefined } = {
      pages: undefined,
      forget: undefined,
    };
    const close = async () => {
      clearTimeout(state.forget);
      const { pages } = state;
      state.pages = undefined;
      await (await pages)?.close();
    };
    for (const url of ['/api/docs', '/api/docs/*']) {
      app.get(url, { config: { rule: anyone }, schema: { hide: true } }, async (request, reply) => {
        state.pages ??= openPages(app.routeTable);
        clearTimeout(state.forget);
        state.forget = setTimeout(() => void close(), keptMs).unref();
        const { statusCode, headers, rawPayload } = await (
          await state.pages
        ).inject({ method: 'GET', url: request.url, headers: request.headers });
        if (statusCode === 404) throw new RequestError('not_found');
        const { connection: _connection, date: _date, ...rest } = headers;
        return reply.code(statusCode).headers(rest).send(rawPayload);
      });
    }
    app.addHook('onClose', close);
  },
  { name: 'openapi', dependencies: ['authorize'] },
);

/** A server of their own for the pages, which knows the routes without answering them. */
async function openPages(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const [{ default: swagger }, { default: swaggerUi }] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')]);
  const pages = Fastify({ exposeHeadRoutes: false, routerOptions: { maxParamLength: 500 } });
  pages.setValidatorCompiler(() => () => true).setSerializerCompiler(() => String);
  await pages.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${BRAND.name} API`,
        version: '1.0.0',
        description: 'Marketplace for independent fashion. Errors have one shape; money has minor units; texts are bilingual.',
      },
      components: {
        securitySchemes: {
          token: { type: 'apiKey', name: 'Authorization', in: 'header', description: 'The token of login, with or without `Bearer `.' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const segment = url.split('/')[2] ?? 'site';
      const roles = route.config?.rule?.roles ?? [];
      const isOpen = roles.includes('visitor');
      return {
        url,
        schema: {
          ...schema,
          ...headersOf(schema, route.config?.idempotent),
          tags: [segment],
          ...(isOpen ? {} : { security: [{ token: [] }], description: `Roles: ${roles.join(', ')}.` }),
        },
      };
    },
  });
  for (const { method, url, schema, config } of routes) {
    if (method !== 'HEAD' && !url.startsWith('/api/docs')) pages.route({ method, url, schema, config, handler: async () => null });
  }
  await pages.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    // Its own scripts set style attributes; scripts stay limited to its files.
    transformStaticCSP: (policy) => policy.replace("style-src 'self' https:", "style-src 'self' 'unsafe-inline'"),
    uiConfig: { docExpansion: 'none', deepLinking: true },
    theme: { title: `${BRAND.name} API` },
    logo: { type: 'image/svg+xml', content: Buffer.from(wordmark), href: '/' },
  });
  return pages;
}

/** Adds the header of routes that do their work once per key; `if-keyed` ones can do without. */
function headersOf(
  schema: FastifySchema | undefined,
  idempotent: FastifyContextConfig['idempotent'] = false,
): { readonly headers?: object } {
  if (idempotent === false) return {};
  const own = schema?.headers as { readonly properties?: object; readonly required?: readonly string[] } | undefined; // a contract's, as JSON schema
  const description = 'Repeated requests with the same key take effect once.';
  const properties = { ...own?.properties, 'idempotency-key': { type: 'string', minLength: 8, maxLength: 200, description } };
  const required = [...(own?.required ?? []), ...(idempotent === 'if-keyed' ? [] : ['idempotency-key'])];
  return { headers: { type: 'object', properties, required } };
}
