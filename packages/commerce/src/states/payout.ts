import type { StateMachine } from './machine.ts';

export type PayoutStatus = 'pending' | 'processing' | 'paid' | 'failed' | 'cancelled';

/** Once it is with the bank, a payout is paid or fails; it cannot be called back. */
export const payoutMachine: StateMachine<PayoutStatus> = {
  pending: ['processing', 'cancelled'],
  processing: ['paid', 'failed'],
  paid: [],
  failed: [],
  cancelled: [],
};
