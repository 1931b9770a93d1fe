import type { SeedStep } from '../../seed-step.ts';
import { loadOrders } from './orders.ts';
import { loadReturns } from './returns.ts';

export const sellingSteps: readonly SeedStep[] = [
  { name: 'orders', after: ['offers'], load: ({ trx, market, files }) => loadOrders(trx, market, files) },
  { name: 'returns', after: ['orders'], load: loadReturns },
];
