import { canTransition, type StateMachine } from './machine.ts';

export type BuyerVerification = 'pending' | 'needs_info' | 'verified' | 'rejected' | 'suspended';

export const buyerVerificationMachine: StateMachine<BuyerVerification> = {
  pending: ['verified', 'needs_info', 'rejected'],
  needs_info: ['pending'],
  verified: ['suspended'],
  rejected: [],
  suspended: ['verified'],
};

export interface VerificationStep {
  readonly state: BuyerVerification;
  /** Decision on the changes under recheck; null when there are none or they stay undecided. */
  readonly recheck: 'accepted' | 'rejected' | null;
}

/**
 * The effect of a staff decision on a company. While changes of a verified company await a recheck, `verified` accepts them and
 * `rejected` suspends it. Undefined for an invalid step; setting the current state again changes nothing.
 */
export function decideVerification(from: BuyerVerification, hasRecheck: boolean, wanted: BuyerVerification): VerificationStep | undefined {
  if (from === 'verified' && hasRecheck && wanted === 'rejected') return { state: 'suspended', recheck: 'rejected' };
  if (wanted !== from && !canTransition(buyerVerificationMachine, from, wanted)) return undefined;
  const decided = wanted === 'verified' ? 'accepted' : from === 'verified' ? 'rejected' : null;
  return { state: wanted, recheck: hasRecheck ? decided : null };
}
