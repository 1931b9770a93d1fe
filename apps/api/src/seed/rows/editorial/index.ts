import type { SeedStep } from '../../seed-step.ts';
import { loadArticlePlaces } from './article-places.ts';
import { loadEditorial } from './editorial.ts';
import { loadEvents } from './events.ts';
import { loadGuests } from './guests.ts';
import { rememberSitePictures } from './site-pictures.ts';

export const editorialSteps: readonly SeedStep[] = [
  { name: 'publications', after: ['designs'], load: ({ trx, market, files }) => loadEditorial(trx, market, files) },
  { name: 'article-places', after: ['publications'], load: ({ trx, market }) => loadArticlePlaces(trx, market) },
  { name: 'site-pictures', load: ({ trx, files }) => rememberSitePictures(trx, files) },
  { name: 'events', after: ['designs'], load: ({ trx, market, files }) => loadEvents(trx, market, files) },
  { name: 'guests', after: ['events'], load: ({ trx, market }) => loadGuests(trx, market) },
];
