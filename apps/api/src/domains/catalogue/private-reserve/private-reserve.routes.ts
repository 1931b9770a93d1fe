import { isEmpty } from '@orime/contracts';
import * as endpoints from '@orime/contracts/api/catalogue/private-reserve';
import { admins, anyone, signedIn, userOf } from '../../../house/access/authorize.ts';
import { callerOf } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readCounted, readPage } from '../../../house/http/paging.ts';
import { newId } from '../../../house/ids.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { holdReserve, listHolds, listReserve, readReserve } from './private-reserve.service.ts';
import { hasAccess, useCode } from './reserve-access.service.ts';
import { createCode, listCodes, updateCode } from './reserve-codes.service.ts';

/** The invite-only part of the catalogue. */
export async function privateReserveRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const secret = app.config.jwtSecret;

  app.route({
    ...endpoints.listPrivateReserve,
    config: { rule: anyone },
    handler: async ({ actor, query }, reply) => {
      reply.header('cache-control', 'private, no-store');
      const isIn = await hasAccess(db, secret, actor, query.pass);
      return readCounted(readPage(query, 24), (each) => listReserve(db, isIn, query.currency ?? 'USD', each));
    },
  });

  app.route({
    ...endpoints.openPrivateReserve,
    config: { rule: anyone, rateLimit: { max: 60, timeWindow: 3_600_000 } },
    handler: async ({ actor, body, ip }) => {
      if ('code' in body) {
        // Codes are short enough to be tried out.
        await app.countSharedLimit({ name: 'reserve-code', subject: ip, max: 20, windowSeconds: 3600 });
        const pass = await useCode(db, secret, actor, body.code);
        return { hasAccess: true, pass: pass?.pass ?? null, passExpiresAt: pass?.expiresAt.toISOString() ?? null };
      }
      await app.countSharedLimit({ name: 'reserve-request', subject: ip, max: 10, windowSeconds: 3600 });
      if (isEmpty(body.website)) {
        const { name, email, message, locale = 'en' } = body;
        await db
          .insertInto('contact_messages')
          .values({
            id: newId('msg'),
            name: name.trim(),
            email: normaliseEmail(email),
            topic: 'private-reserve',
            message,
            locale,
            user_id: actor.userId,
          })
          .execute();
      }
      return { hasAccess: false, pass: null, passExpiresAt: null };
    },
  });

  app.route({
    ...endpoints.listReserveHolds,
    config: { rule: signedIn },
    handler: async (request) => ({ items: await listHolds(db, userOf(request).userId, request.query.currency ?? 'USD') }),
  });

  const staff = { rule: admins };
  app.route({
    ...endpoints.listReserveCodes,
    config: staff,
    handler: async ({ query }) => {
      const page = readPage(query);
      return { ...(await listCodes(db, query, page)), page: page.page };
    },
  });
  app.route({
    ...endpoints.createReserveCode,
    config: { ...staff, idempotent: true },
    handler: (request) => createCode(db, request.body, callerOf(request)),
  });
  app.route({
    ...endpoints.updateReserveCode,
    config: staff,
    handler: (request) => updateCode(db, request.params.id, request.body, callerOf(request)),
  });

  app.route({
    ...endpoints.getPrivateReserve,
    config: { rule: anyone },
    handler: async ({ actor, params, query }, reply) => {
      reply.header('cache-control', 'private, no-store');
      if (!(await hasAccess(db, secret, actor, query.pass))) throw new RequestError('not_found');
      return readReserve(db, actor, params.name, query.currency ?? 'USD');
    },
  });

  app.route({
    ...endpoints.holdPrivateReserve,
    config: { rule: signedIn, rateLimit: { max: 60, timeWindow: 3_600_000 } },
    handler: async (request) => {
      const { actor, params, body } = request;
      if (!(await hasAccess(db, secret, actor, body.pass))) throw new RequestError('not_found');
      return holdReserve(db, userOf(request).userId, params.name, body.pieceId);
    },
  });
}
