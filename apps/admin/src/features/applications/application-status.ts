import { modelIntakeMachine } from '@orime/commerce';
import type { ApplicationStatus } from '@orime/contracts/api/people/application';
import type { ModelIntakeStatus } from '@orime/contracts/api/people/model-intake';
import type { BadgeTone } from '@orime/ui';
import type { ApplicationStep, CastingStep } from './applications.api.ts';

export const APPLICATION_STATES = [
  'submitted',
  'reviewing',
  'info_requested',
  'approved',
  'rejected',
  'withdrawn',
] as const satisfies readonly ApplicationStatus[];

export const CASTING_STATES = ['new', 'reviewing', 'approved', 'declined', 'withdrawn'] as const satisfies readonly ModelIntakeStatus[];

export const STATUS_TONES = {
  submitted: 'warning',
  new: 'warning',
  reviewing: 'warning',
  info_requested: 'warning',
  approved: 'success',
  rejected: 'danger',
  declined: 'danger',
  withdrawn: 'neutral',
} as const satisfies Record<ApplicationStatus | ModelIntakeStatus, BadgeTone>;

const APPLICATION_STEPS: Readonly<Record<ApplicationStatus, readonly ApplicationStep['status'][]>> = {
  submitted: ['approved', 'info_requested', 'rejected', 'reviewing'],
  reviewing: ['approved', 'info_requested', 'rejected'],
  info_requested: ['approved', 'rejected', 'reviewing'],
  approved: [],
  rejected: [],
  withdrawn: [],
};

/** What may be decided of an application in this state; nothing when it has ended. */
export function applicationSteps(status: ApplicationStatus): readonly ApplicationStep['status'][] {
  return APPLICATION_STEPS[status];
}

/** The same of a casting. Only the applicant withdraws. */
export function castingSteps(status: ModelIntakeStatus): readonly CastingStep['status'][] {
  return modelIntakeMachine[status].flatMap((step) => (step === 'approved' || step === 'declined' || step === 'reviewing' ? [step] : []));
}
