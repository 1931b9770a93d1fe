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
  /** What becomes of the changes that staff was asked to look at again; null when there are none, or none are decided. */
  readonly recheck: 'accepted' | 'rejected' | null;
}

/**
 * What staff's word does to a company. While changes of a verified one wait to be looked at, `verified` accepts them and
 * `rejected` suspends it, since a verified company leaves in no other way. Undefined for a step there is not; saying what
 * is so already is no step and stays as it is.
 */
export function decideVerification(from: BuyerVerification, hasRecheck: boolean, wanted: BuyerVerification): VerificationStep | undefined {
  if (from === 'verified' && hasRecheck && wanted === 'rejected') return { state: 'suspended', recheck: 'rejected' };
  if (wanted !== from && !canTransition(buyerVerificationMachine, from, wanted)) return undefined;
  const decided = wanted === 'verified' ? 'accepted' : from === 'verified' ? 'rejected' : null;
  return { state: wanted, recheck: hasRecheck ? decided : null };
}
