import type { SeedStep } from '../../seed-step.ts';
import { loadConversations } from './conversations.ts';

export const talkSteps: readonly SeedStep[] = [
  { name: 'conversations', after: ['orders', 'wholesale-orders'], load: ({ trx, market }) => loadConversations(trx, market) },
];
