import type { StateMachine } from './machine.ts';

type ReportStatus = 'open' | 'reviewing' | 'closed';

/** What was closed is taken up again when there is more to it. */
export const reportMachine: StateMachine<ReportStatus> = {
  open: ['reviewing', 'closed'],
  reviewing: ['open', 'closed'],
  closed: ['reviewing'],
};
