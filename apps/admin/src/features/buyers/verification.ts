import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import type { BadgeTone } from '@orime/ui';

export type Verification = StaffBuyer['verification'];

export const VERIFICATIONS = ['pending', 'needs_info', 'verified', 'rejected', 'suspended'] as const satisfies readonly Verification[];

export const VERIFICATION_TONES = {
  pending: 'warning',
  needs_info: 'warning',
  verified: 'success',
  rejected: 'danger',
  suspended: 'danger',
} as const satisfies Record<Verification, BadgeTone>;

/** A decision that can be taken now. `name` is what it is called from here: `buyers.step.<name>`. */
export interface DecisionStep {
  readonly status: Verification;
  readonly name: 'verify' | 'ask' | 'reject' | 'reopen' | 'accept-changes' | 'keep' | 'suspend' | 'restore';
}

const STEPS: Readonly<Record<Verification, readonly DecisionStep[]>> = {
  pending: [
    { status: 'verified', name: 'verify' },
    { status: 'needs_info', name: 'ask' },
    { status: 'rejected', name: 'reject' },
  ],
  needs_info: [{ status: 'pending', name: 'reopen' }],
  verified: [
    { status: 'verified', name: 'keep' },
    { status: 'suspended', name: 'suspend' },
  ],
  suspended: [{ status: 'verified', name: 'restore' }],
  rejected: [],
};

/** What staff can decide about a company as it stands, the usual one first. */
export function decisionSteps({ verification, recheck }: Pick<StaffBuyer, 'verification' | 'recheck'>): readonly DecisionStep[] {
  const steps = STEPS[verification];
  return recheck === null ? steps : steps.map((step) => (step.name === 'keep' ? { ...step, name: 'accept-changes' } : step));
}

/** Whoever is told no is told why. */
export function needsReason(status: Verification): boolean {
  return status !== 'verified' && status !== 'pending';
}
