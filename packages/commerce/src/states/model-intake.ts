import type { StateMachine } from './machine.ts';

export type ModelIntakeStatus = 'new' | 'reviewing' | 'approved' | 'declined' | 'withdrawn';

export const modelIntakeMachine: StateMachine<ModelIntakeStatus> = {
  new: ['reviewing', 'approved', 'declined', 'withdrawn'],
  reviewing: ['approved', 'declined', 'withdrawn'],
  approved: [],
  declined: [],
  withdrawn: [],
};
