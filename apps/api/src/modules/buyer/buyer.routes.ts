import * as endpoints from '@orime/contracts/api/buyer';
import type { ApiApp } from '../../app.ts';
import { allow, userOf } from '../../plugins/authorize.ts';
import { createBuyer, readBuyer } from './buyer.service.ts';

const buyers = allow('buyer-unverified', 'buyer-verified');

export async function buyerRoutes(app: ApiApp): Promise<void> {
  app.route({ ...endpoints.getBuyer, config: { rule: buyers }, handler: async (request) => readBuyer(app.db, userOf(request).userId) });
  app.route({ ...endpoints.createBuyer, config: { rule: buyers }, handler: async (request) => createBuyer(app.db, userOf(request).userId, request.body) });
}
