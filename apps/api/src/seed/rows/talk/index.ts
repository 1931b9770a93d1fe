import type { SeedStep } from '../../seed-step.ts';
import { loadChatReports } from './chat-reports.ts';
import { loadConversations } from './conversations.ts';
import { loadOrderTalks } from './order-talks.ts';

export const talkSteps: readonly SeedStep[] = [
  { name: 'conversations', after: ['orders', 'wholesale-orders'], load: ({ trx, market }) => loadConversations(trx, market) },
  { name: 'chat-reports', after: ['conversations'], load: ({ trx, market }) => loadChatReports(trx, market) },
  { name: 'order-talks', after: ['conversations'], load: ({ trx }) => loadOrderTalks(trx) },
];
