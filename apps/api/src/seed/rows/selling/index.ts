import type { SeedStep } from '../../seed-step.ts';
import { loadDisputes } from './disputes.ts';
import { loadOrders } from './orders.ts';
import { loadReturns } from './returns.ts';

export const sellingSteps: readonly SeedStep[] = [
  { name: 'orders', after: ['offers'], load: ({ trx, market, files }) => loadOrders(trx, market, files) },
  { name: 'disputes', after: ['orders', 'returns'], load: ({ trx }) => loadDisputes(trx) },
  { name: 'returns', after: ['orders'], load: loadReturns },
];
