import type { StateMachine } from './machine.ts';

type BugStatus = 'open' | 'in_progress' | 'resolved' | 'closed';

/** Resolved or closed bugs can be reopened. */
export const bugMachine: StateMachine<BugStatus> = {
  open: ['in_progress', 'resolved', 'closed'],
  in_progress: ['open', 'resolved', 'closed'],
  resolved: ['open', 'closed'],
  closed: ['open'],
};
