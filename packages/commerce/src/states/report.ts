import type { StateMachine } from './machine.ts';

type ReportStatus = 'open' | 'reviewing' | 'closed';

/** Closed reports can be reopened. */
export const reportMachine: StateMachine<ReportStatus> = {
  open: ['reviewing', 'closed'],
  reviewing: ['open', 'closed'],
  closed: ['reviewing'],
};
