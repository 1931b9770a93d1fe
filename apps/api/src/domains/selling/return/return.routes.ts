import * as endpoints from '@orime/contracts/api/selling/return';
import type { Return } from '@orime/contracts/api/selling/return';
import type { Actor } from '../../../house/access/actor.ts';
import { allow, anyone, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { settlePayment } from '../payment/index.ts';
import { cancelReturn, moveReturn } from './move-return.ts';
import { requestReturn } from './request-return.ts';
import { toCountedReturns, toReturn } from './return-answer.ts';
import { listReturns, listReturnsBy } from './return-lists.queries.ts';
import { findReturn, type ReturnRole, type ReturnRow } from './return.queries.ts';

export async function returnRoutes(app: ApiApp): Promise<void> {
  const { db } = app;

  app.route({
    ...endpoints.requestReturn,
    config: { rule: anyone, idempotent: true },
    handler: async (request) => {
      const id = await requestReturn(db, request.body, request.actor, request.query.key);
      await app.jobs.wake('mail');
      return read(id, request.actor, request.query.key);
    },
  });
  app.route({
    ...endpoints.getReturn,
    config: { rule: anyone },
    handler: (request) => read(request.params.id, request.actor, request.query.key),
  });

  app.route({
    ...endpoints.listOwnReturns,
    config: { rule: signedIn },
    handler: async (request) => {
      const page = readPage(request.query);
      const { rows, total } = await listReturnsBy(db, userOf(request).userId, page);
      return { items: rows.map((row) => toReturn(row, 'buyer')), total, page: page.page };
    },
  });
  app.route({
    ...endpoints.listSellerReturns,
    config: { rule: allow('designer') },
    handler: async (request) => {
      const page = readPage(request.query);
      const { status, q } = request.query;
      return toCountedReturns(await listReturns(db, { sellerUserId: userOf(request).userId, status, q }, page), 'seller', page.page);
    },
  });
  app.route({
    ...endpoints.listReturns,
    config: { rule: allow('account-manager', 'admin') },
    handler: async (request) => {
      const page = readPage(request.query);
      const { status, q, seller } = request.query;
      const role = userOf(request).role === 'admin' ? 'admin' : 'manager';
      return toCountedReturns(await listReturns(db, { status, q, seller }, page), role, page.page);
    },
  });

  app.route({
    ...endpoints.cancelReturn,
    config: { rule: anyone },
    handler: async (request) => {
      const { row, role } = await require(request.params.id, request.actor, request.query.key);
      if (role !== 'buyer') throw new RequestError('forbidden');
      await cancelReturn(db, row, request.actor.userId);
      return read(row.id, request.actor, request.query.key);
    },
  });
  app.route({
    ...endpoints.moveReturn,
    config: { rule: allow('designer', 'admin') },
    handler: async (request) => {
      const { row, role } = await require(request.params.id, request.actor);
      if (role === 'buyer') throw new RequestError('forbidden');
      await moveReturn(db, row, request.body, { actor: userOf(request), ip: request.ip, secret: app.config.jwtSecret });
      await app.jobs.wake('mail');
      if (request.body.status === 'refunded') {
        await settlePayment(db, app.payments.provider, row.group_id).catch((error: unknown) =>
          request.log.warn({ err: error, returnId: row.id }, 'refund waits for the job'),
        );
      }
      return read(row.id, request.actor);
    },
  });

  async function require(id: string, actor: Actor, key?: string): Promise<{ readonly row: ReturnRow; readonly role: ReturnRole }> {
    const found = await findReturn(db, id, actor, key);
    if (found === undefined) throw new RequestError('not_found');
    return found;
  }

  async function read(id: string, actor: Actor, key?: string): Promise<Return> {
    const { row, role } = await require(id, actor, key);
    return toReturn(row, role);
  }
}
