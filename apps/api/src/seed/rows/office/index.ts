import type { SeedStep } from '../../seed-step.ts';
import { loadIntake } from './intake.ts';
import { loadSentMails } from './sent-mails.ts';
import { loadTroubles } from './troubles.ts';

export const officeSteps: readonly SeedStep[] = [
  { name: 'intake', load: ({ trx, market }) => loadIntake(trx, market) },
  { name: 'troubles', load: ({ trx, market }) => loadTroubles(trx, market) },
  { name: 'sent-mails', after: ['orders', 'intake'], load: ({ trx, market, publicUrl }) => loadSentMails(trx, market, publicUrl) },
];
