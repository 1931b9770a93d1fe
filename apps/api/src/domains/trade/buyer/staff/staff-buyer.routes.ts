import * as endpoints from '@orime/contracts/api/trade/buyer-staff';
import type { FastifyRequest } from 'fastify';
import { admins, allow, userOf } from '../../../../house/access/authorize.ts';
import type { ApiApp } from '../../../../house/api-app.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { readIfMatch } from '../../../../house/http/if-match.ts';
import { readCounted, readPage } from '../../../../house/http/paging.ts';
import { readStaffBuyer } from '../buyer-answer.ts';
import { assignManager } from './assign-manager.service.ts';
import { buyerMail } from './buyer-decided.mail.ts';
import { decideBuyer, draftBuyerLetter } from './decide-buyer.service.ts';
import { listBuyers, listManagers } from './list-buyers.queries.ts';

const searchLimit = { max: 60, timeWindow: 60_000 };

/** Companies as staff works with them: admins with all, account managers with their own. */
export async function staffBuyerRoutes(app: ApiApp): Promise<void> {
  const { db } = app;
  const staff = { rule: allow('account-manager', 'admin') };

  app.route({
    ...endpoints.listBuyers,
    config: staff,
    handler: async (request) => listBuyers(db, { ...request.query, managerId: managerOf(request) }, readPage(request.query)),
  });
  app.route({
    ...endpoints.listPendingBuyers,
    config: staff,
    handler: async (request) => listBuyers(db, { managerId: managerOf(request), waiting: true }, readPage(request.query)),
  });
  app.route({
    ...endpoints.searchBuyers,
    config: { ...staff, rateLimit: searchLimit },
    handler: async (request) => {
      const q = request.params.term.trim();
      const isLong = q.length >= 2 || /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(q);
      if (!isLong) throw new RequestError('validation', { fields: { term: 'needs two letters or one Japanese character' } });
      return listBuyers(db, { q, managerId: managerOf(request) }, readPage(request.query));
    },
  });
  app.route({
    ...endpoints.getBuyerById,
    config: staff,
    handler: async (request) => readStaffBuyer(db, request.params.id, managerOf(request)),
  });
  app.route({
    ...endpoints.listBuyerManagers,
    config: { rule: admins },
    handler: async (request) => readCounted(readPage(request.query), (each) => listManagers(db, each)),
  });

  app.route({
    ...endpoints.decideBuyer,
    // Terms and credit are money.
    config: { rule: admins, freshPassword: true },
    handler: async (request) => {
      const { id } = request.params;
      const version = request.body.version ?? readIfMatch(request.headers['if-match']);
      await decideBuyer(
        db,
        id,
        { ...request.body, ...(version === undefined ? {} : { version }) },
        { actor: userOf(request), ip: request.ip },
      );
      await app.jobs.wake('mail');
      return readStaffBuyer(db, id, null);
    },
  });
  app.route({
    ...endpoints.previewBuyerLetter,
    config: { rule: admins },
    handler: async (request) => {
      const letter = await draftBuyerLetter(db, request.params.id, request.body);
      if (letter === undefined) return null;
      const { publicUrl, jwtSecret: secret } = app.config;
      const mail = await buyerMail.write(db, letter, { publicUrl, secret, isLive: await app.liveRoutes() });
      return mail === undefined ? null : { locale: mail.locale, subject: mail.subject, text: mail.text };
    },
  });
  app.route({
    ...endpoints.assignBuyerManager,
    config: { rule: admins },
    handler: async (request) => {
      const { id } = request.params;
      await assignManager(db, id, request.body, { actor: userOf(request), ip: request.ip });
      return readStaffBuyer(db, id, null);
    },
  });
}

/** Whose companies a request reaches: everybody's for admins. */
function managerOf(request: FastifyRequest): string | null {
  const { role, userId } = userOf(request);
  return role === 'admin' ? null : userId;
}
