import type { SeedStep } from '../../seed-step.ts';
import { loadBuyerDocuments } from './buyer-documents.ts';
import { loadBuyerRecheck } from './buyer-recheck.ts';
import { loadLineSheets } from './line-sheets.ts';
import { loadProduction } from './production.ts';
import { loadWholesaleOrders } from './wholesale-orders/index.ts';

export const tradeSteps: readonly SeedStep[] = [
  { name: 'wholesale-orders', after: ['offers', 'invoices', 'payouts'], load: ({ trx }) => loadWholesaleOrders(trx) },
  { name: 'line-sheets', after: ['offers'], load: ({ trx }) => loadLineSheets(trx) },
  { name: 'production', after: ['designs'], load: ({ trx, market }) => loadProduction(trx, market) },
  { name: 'buyer-documents', load: ({ trx, storage, market }) => loadBuyerDocuments(trx, storage, market) },
  { name: 'buyer-recheck', load: ({ trx }) => loadBuyerRecheck(trx) },
];
