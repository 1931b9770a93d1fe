import type { SeedStep } from '../../seed-step.ts';
import { loadAuditEntries } from './audit-entries.ts';
import { loadIntake } from './intake.ts';
import { loadMailings } from './mailings.ts';
import { loadPageViews } from './page-views.ts';
import { loadPrivacyRequests } from './privacy-requests.ts';
import { loadSentMails } from './sent-mails.ts';
import { loadSurveys } from './surveys.ts';
import { loadTroubles } from './troubles.ts';

export const officeSteps: readonly SeedStep[] = [
  { name: 'intake', load: ({ trx, market }) => loadIntake(trx, market) },
  { name: 'troubles', load: ({ trx, market }) => loadTroubles(trx, market) },
  { name: 'audit-entries', after: ['intake', 'orders', 'designs'], load: ({ trx, market }) => loadAuditEntries(trx, market) },
  { name: 'mailings', after: ['intake'], load: ({ trx, market, publicUrl }) => loadMailings(trx, market, publicUrl) },
  { name: 'page-views', after: ['designs'], load: ({ trx, market }) => loadPageViews(trx, market) },
  { name: 'privacy-requests', load: ({ trx, market }) => loadPrivacyRequests(trx, market) },
  { name: 'surveys', load: ({ trx }) => loadSurveys(trx) },
  { name: 'sent-mails', after: ['orders', 'intake'], load: ({ trx, market, publicUrl }) => loadSentMails(trx, market, publicUrl) },
];
