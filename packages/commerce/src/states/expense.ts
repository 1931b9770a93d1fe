import type { StateMachine } from './machine.ts';

export type ExpenseStatus = 'draft' | 'submitted' | 'approved' | 'rejected' | 'reimbursed';

/** A rejected expense is corrected and submitted again; a submitted one may be taken back. */
export const expenseMachine: StateMachine<ExpenseStatus> = {
  draft: ['submitted'],
  submitted: ['draft', 'approved', 'rejected'],
  approved: ['reimbursed'],
  rejected: ['submitted', 'draft'],
  reimbursed: [],
};
