import type { StateMachine } from './machine.ts';

type BugStatus = 'open' | 'in_progress' | 'resolved' | 'closed';

/** What was resolved or closed is opened again when it comes back. */
export const bugMachine: StateMachine<BugStatus> = {
  open: ['in_progress', 'resolved', 'closed'],
  in_progress: ['open', 'resolved', 'closed'],
  resolved: ['open', 'closed'],
  closed: ['open'],
};
