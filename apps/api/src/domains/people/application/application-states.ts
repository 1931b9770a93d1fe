import type { UserType } from '@orime/contracts';
import type { ApplicationKind, ApplicationStatus } from '@orime/contracts/api/people/application';

const steps: Readonly<Record<ApplicationStatus, readonly ApplicationStatus[]>> = {
  submitted: ['reviewing', 'info_requested', 'approved', 'rejected', 'withdrawn'],
  reviewing: ['info_requested', 'approved', 'rejected', 'withdrawn'],
  info_requested: ['reviewing', 'approved', 'rejected', 'withdrawn'],
  approved: [],
  rejected: [],
  withdrawn: [],
};

export function canMove(from: ApplicationStatus, to: ApplicationStatus): boolean {
  return steps[from].includes(to);
}

/** The applicant may still correct or withdraw it. */
export function isOpen(status: ApplicationStatus): boolean {
  return steps[status].length > 0;
}

/** The account that an approval brings; press and team work with us without one. */
export const ACCOUNT_OF_KIND: Readonly<Record<ApplicationKind, UserType | null>> = {
  designer: 'designer',
  brand: 'designer',
  producer: 'producer',
  press: null,
  team: null,
};
