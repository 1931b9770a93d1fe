import type { SeedStep } from '../../seed-step.ts';
import { loadCastings } from './castings.ts';
import { loadModels } from './models.ts';
import { loadStaffNotes } from './staff-notes.ts';

export const peopleSteps: readonly SeedStep[] = [
  { name: 'models', after: ['publications'], load: ({ trx, market, files }) => loadModels(trx, market, files) },
  { name: 'castings', after: ['models'], load: ({ trx, storage, market, files }) => loadCastings(trx, storage, market, files) },
  { name: 'staff-notes', load: ({ trx, market }) => loadStaffNotes(trx, market) },
];
