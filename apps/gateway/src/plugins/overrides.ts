import { readOverride } from '@orime/federation/registry';
import type { FastifyInstance } from 'fastify';
import type { GatewayConfig } from '../config.ts';
import type { ApiReader } from '../documents/api-reader.ts';
import { OVERRIDE_COOKIE } from '../releases/overrides.ts';
import { errorBody } from './failures.ts';

/**
 * `POST /override` takes a signed override from whom it was made for: the api says who that is, as it does for every call. From then on
 * a cookie carries it, which every document verifies again. `GET /override/end` ends it.
 */
export function overrides(app: FastifyInstance, config: GatewayConfig, api: ApiReader): void {
  app.post('/override', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const token = String(request.headers['x-orime-override'] ?? '');
    const override = config.releaseKeys && readOverride(token, config.releaseKeys, config.publicUrl);
    const person = override && (await api.person(request.headers.authorization ?? ''));
    if (override === undefined || person === undefined || ![person.id, person.email].includes(override.user)) {
      request.log.warn({ remote: override?.remote }, 'an override was refused');
      return reply.code(403).send(errorBody('forbidden', String(request.id)));
    }
    const seconds = Math.max(0, Math.floor(override.exp - Date.now() / 1000));
    return reply
      .header('set-cookie', cookie(token, seconds, config))
      .code(204)
      .send();
  });
  app.get('/override/end', (_, reply) => reply.header('set-cookie', cookie('', 0, config)).redirect('/', 303));
}

function cookie(token: string, seconds: number, { publicUrl }: Pick<GatewayConfig, 'publicUrl'>): string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${OVERRIDE_COOKIE}=${token}; Path=/; Max-Age=${String(seconds)}; SameSite=Lax; HttpOnly${secure}`;
}
