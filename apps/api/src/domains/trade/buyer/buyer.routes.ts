import * as endpoints from '@orime/contracts/api/trade/buyer';
import type { FastifyRequest } from 'fastify';
import { allow, forOwners, userOf } from '../../../house/access/authorize.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { readIfMatch } from '../../../house/http/if-match.ts';
import { addAddress, removeAddress, updateAddress, type BookOwner } from '../../people/addresses/index.ts';
import { findOwnBuyer } from './buyer-answer.ts';
import { createBuyer, updateBuyer } from './buyer.service.ts';
import { removeOldInvitations } from './remove-old-rows.ts';

const buyers = allow('buyer-unverified', 'buyer-verified');

/** A company and its address book: its people read them, its owners write them. */
export async function ownBuyerRoutes(app: ApiApp): Promise<void> {
  app.housekeeping.add(removeOldInvitations);
  const { db } = app;
  const config = { rule: forOwners(buyers) };

  app.route({
    ...endpoints.getBuyer,
    config: { rule: buyers },
    handler: async (request) => (await findOwnBuyer(db, userOf(request).userId)) ?? null,
  });
  app.route({
    ...endpoints.createBuyer,
    config: { rule: buyers },
    handler: async (request) => createBuyer(db, userOf(request).userId, request.body),
  });
  app.route({
    ...endpoints.updateBuyer,
    config,
    handler: async (request) => updateBuyer(db, userOf(request).userId, request.body, readIfMatch(request.headers['if-match'])),
  });

  app.route({
    ...endpoints.createBuyerAddress,
    config: { ...config, idempotent: 'if-keyed' },
    handler: async (request) => addAddress(db, await bookOf(request), request.body),
  });
  app.route({
    ...endpoints.updateBuyerAddress,
    config,
    handler: async (request) => updateAddress(db, await bookOf(request), request.params.id, request.body),
  });
  app.route({
    ...endpoints.deleteBuyerAddress,
    config,
    handler: async (request) => {
      await removeAddress(db, await bookOf(request), request.params.id);
      return { success: true };
    },
  });

  async function bookOf(request: FastifyRequest): Promise<BookOwner> {
    const row = await db.selectFrom('buyer_members').select('buyer_id').where('user_id', '=', userOf(request).userId).executeTakeFirst();
    if (row === undefined) throw new RequestError('not_found');
    return { type: 'buyer', id: row.buyer_id };
  }
}
