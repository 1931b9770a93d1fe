import type { StateMachine } from './machine.ts';

export type PayoutStatus = 'pending' | 'processing' | 'paid' | 'failed' | 'cancelled';

/** A payout sent to the bank is paid or fails; it cannot be cancelled. */
export const payoutMachine: StateMachine<PayoutStatus> = {
  pending: ['processing', 'cancelled'],
  processing: ['paid', 'failed'],
  paid: [],
  failed: [],
  cancelled: [],
};
