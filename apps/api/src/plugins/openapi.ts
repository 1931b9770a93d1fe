import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { BRAND } from '@orime/contracts';
import fastifyPlugin from 'fastify-plugin';

const wordmark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 140 40" role="img" aria-label="${BRAND.name}"><text x="0" y="27" fill="#fff" font-family="sans-serif" font-size="20" letter-spacing="7">${BRAND.name.toUpperCase()}</text></svg>`;

/** The description of every route with a schema: `/api/docs`, `/api/docs/json`. */
export const openapiPlugin = fastifyPlugin(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: `${BRAND.name} API`, version: '1.0.0', description: 'Marketplace for independent fashion. Errors have one shape; money has minor units; texts are bilingual.' },
        components: { securitySchemes: { token: { type: 'apiKey', name: 'Authorization', in: 'header', description: 'The token of login, with or without `Bearer `.' } } },
      },
      transform: ({ schema, url, route }) => {
        const segment = url.split('/')[2] ?? 'site';
        const roles = route.config?.rule?.roles ?? [];
        const isOpen = roles.includes('visitor');
        return { url, schema: { ...schema, tags: [segment], ...(isOpen ? {} : { security: [{ token: [] }], description: `Roles: ${roles.join(', ')}.` }) } };
      },
    });
    await app.register(swaggerUi, {
      routePrefix: '/api/docs',
      staticCSP: true,
      // Its own scripts set style attributes; scripts stay limited to its files.
      transformStaticCSP: (policy) => policy.replace("style-src 'self' https:", "style-src 'self' 'unsafe-inline'"),
      uiConfig: { docExpansion: 'none', deepLinking: true },
      theme: { title: `${BRAND.name} API` },
      logo: { type: 'image/svg+xml', content: Buffer.from(wordmark), href: '/' },
    });
  },
  { name: 'openapi', dependencies: ['authorize'] },
);
