import type { StateMachine } from './machine.ts';

export type ExpenseStatus = 'draft' | 'submitted' | 'approved' | 'rejected' | 'reimbursed';

/** A rejected expense can be corrected and resubmitted; a submitted one can be withdrawn. */
export const expenseMachine: StateMachine<ExpenseStatus> = {
  draft: ['submitted'],
  submitted: ['draft', 'approved', 'rejected'],
  approved: ['reimbursed'],
  rejected: ['submitted', 'draft'],
  reimbursed: [],
};
