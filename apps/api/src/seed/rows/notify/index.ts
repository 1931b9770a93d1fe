import type { SeedStep } from '../../seed-step.ts';
import { loadNotifications } from './notifications.ts';

export const notifySteps: readonly SeedStep[] = [
  {
    name: 'notifications',
    after: ['orders', 'returns', 'wholesale-orders', 'production', 'intake'],
    load: ({ trx }) => loadNotifications(trx),
  },
];
