import * as endpoints from '@orime/contracts/api/selling/return';
import type { Return } from '@orime/contracts/api/selling/return';
import type { Actor } from '../../../house/access/actor.ts';
import { allow, anyone, signedIn, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readPage } from '../../../house/http/paging.ts';
import { sendDocument } from '../../../house/http/send-document.ts';
import { signedFileUrl } from '../../media/file/index.ts';
import { settlePayment } from '../payment/index.ts';
import { cancelReturn, moveReturn, sendReturn } from './move-return.ts';
import { requestReturn } from './request-return.ts';
import { findReturnAddress, saveReturnAddress } from './return-address.queries.ts';
import { readReturnFees } from './return-amounts.ts';
import { isExpected, toCountedReturns, toReturn, type ReturnReading } from './return-answer.ts';
import { listReturns, listReturnsBy } from './return-lists.queries.ts';
import { findReturn, type ReturnRole, type ReturnRow } from './return.queries.ts';
import { writeSlipPdf } from './write-slip-pdf.ts';

export async function returnRoutes(app: ApiApp): Promise<void> {
  const { db } = app;

  app.route({
    ...endpoints.requestReturn,
    config: { rule: anyone, idempotent: true },
    handler: async (request) => {
      const id = await requestReturn(app, request.body, request.actor, request.query.key);
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
      const reading = await readingOf(rows);
      return { items: rows.map((row) => toReturn(row, 'buyer', reading)), total, page: page.page };
    },
  });
  app.route({
    ...endpoints.listSellerReturns,
    config: { rule: allow('designer') },
    handler: async (request) => {
      const page = readPage(request.query);
      const { status, q } = request.query;
      const found = await listReturns(db, { sellerUserId: userOf(request).userId, status, q }, page);
      return toCountedReturns(found, 'seller', { page: page.page, ...(await readingOf(found.rows)) });
    },
  });
  app.route({
    ...endpoints.listReturns,
    config: { rule: allow('account-manager', 'admin') },
    handler: async (request) => {
      const page = readPage(request.query);
      const { status, q, seller } = request.query;
      const role = userOf(request).role === 'admin' ? 'admin' : 'manager';
      const found = await listReturns(db, { status, q, seller }, page);
      return toCountedReturns(found, role, { page: page.page, ...(await readingOf(found.rows)) });
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
    ...endpoints.sendReturn,
    config: { rule: anyone },
    handler: async (request) => {
      const { row, role } = await require(request.params.id, request.actor, request.query.key);
      if (role !== 'buyer') throw new RequestError('forbidden');
      await sendReturn(db, row, request.body, request.actor.userId);
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

  const { method, url, params, querystring } = endpoints.getReturnSlip;
  app.route({
    method,
    url,
    schema: { params, querystring },
    config: { rule: anyone },
    handler: async (request, reply) => {
      const { row } = await require(request.params.id, request.actor, request.query.key);
      if (!isExpected(row)) throw new RequestError('invalid_transition', { details: { from: row.status } });
      const bytes = await writeSlipPdf(row, { language: request.query.lang ?? 'en', publicUrl: app.config.publicUrl });
      return sendDocument(reply, { kind: 'pdf', name: `return-${row.number}`, bytes });
    },
  });

  app.route({
    ...endpoints.getReturnAddress,
    config: { rule: allow('designer') },
    handler: async (request) => ({ address: await findReturnAddress(db, userOf(request).userId) }),
  });
  app.route({
    ...endpoints.saveReturnAddress,
    config: { rule: allow('designer') },
    handler: async (request) => {
      const { address } = request.body;
      await saveReturnAddress(db, userOf(request).userId, address);
      return { address };
    },
  });

  async function require(id: string, actor: Actor, key?: string): Promise<{ readonly row: ReturnRow; readonly role: ReturnRole }> {
    const found = await findReturn(db, id, actor, key);
    if (found === undefined) throw new RequestError('not_found');
    return found;
  }

  async function readingOf(rows: readonly ReturnRow[]): Promise<ReturnReading> {
    return { fees: await readReturnFees(db, rows), linkTo: (fileId) => signedFileUrl(app.config.jwtSecret, fileId) };
  }

  async function read(id: string, actor: Actor, key?: string): Promise<Return> {
    const { row, role } = await require(id, actor, key);
    return toReturn(row, role, await readingOf([row]));
  }
}
