import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fastifyPlugin from 'fastify-plugin';

/** The description of every route with a schema: `/api/docs`, `/api/docs/json`. */
export const openapiPlugin = fastifyPlugin(
  async (app) => {
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: { title: 'Orime API', version: '1.0.0', description: 'Marketplace for independent fashion. Errors have one shape; money has minor units; texts are bilingual.' },
        components: { securitySchemes: { token: { type: 'apiKey', name: 'Authorization', in: 'header', description: 'The token of login, with or without `Bearer `.' } } },
      },
      transform: ({ schema, url, route }) => {
        const segment = url.split('/')[2] ?? 'site';
        const roles = route.config?.rule?.roles ?? [];
        const isOpen = roles.includes('visitor');
        return { url, schema: { ...schema, tags: [segment], ...(isOpen ? {} : { security: [{ token: [] }], description: `Roles: ${roles.join(', ')}.` }) } };
      },
    });
    await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true, uiConfig: { docExpansion: 'none', deepLinking: true } });
  },
  { name: 'openapi', dependencies: ['authorize'] },
);
