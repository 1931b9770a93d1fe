import type { SeedStep } from '../../seed-step.ts';
import { loadCatalogue, loadOffers } from './catalogue.ts';
import { loadClothTiles } from './cloth-tiles.ts';
import { loadDesignFilm } from './design-film.ts';
import { loadDesignModels } from './design-models.ts';
import { loadGarments } from './garments.ts';
import { loadReserveHold } from './reserve-hold.ts';
import { loadStockAlerts } from './stock-alerts.ts';

export const catalogueSteps: readonly SeedStep[] = [
  { name: 'designs', load: ({ trx, market, files }) => loadCatalogue(trx, market, files) },
  { name: 'offers', after: ['designs'], load: ({ trx, market }) => loadOffers(trx, market) },
  { name: 'design-film', after: ['designs'], load: ({ trx, storage }) => loadDesignFilm(trx, storage) },
  { name: 'design-models', after: ['designs'], load: ({ trx, storage, models }) => loadDesignModels(trx, storage, models) },
  { name: 'cloth-tiles', after: ['designs'], load: ({ trx, storage, tiles }) => loadClothTiles(trx, storage, tiles) },
  { name: 'garments', load: ({ trx, storage }) => loadGarments(trx, storage) },
  { name: 'reserve-hold', after: ['offers', 'production'], load: ({ trx }) => loadReserveHold(trx) },
  { name: 'stock-alerts', after: ['offers'], load: ({ trx }) => loadStockAlerts(trx) },
];
