import type { StateMachine } from './machine.ts';

export type DesignConfirmation = 'draft' | 'unconfirmed' | 'confirmed' | 'rejected';

/** Back from confirmed only by an administrator's pull. */
export const designMachine: StateMachine<DesignConfirmation> = {
  draft: ['unconfirmed'],
  unconfirmed: ['confirmed', 'rejected'],
  confirmed: ['unconfirmed'],
  rejected: ['unconfirmed'],
};

export type PieceStatus = 'available' | 'reserved' | 'sold' | 'withheld';

/** A sold piece comes back only through an inspected return or a cancelled order. */
export const pieceMachine: StateMachine<PieceStatus> = {
  available: ['reserved', 'sold', 'withheld'],
  reserved: ['available', 'sold'],
  sold: ['available'],
  withheld: ['available'],
};

export type ProductionStatus = 'requested' | 'quoted' | 'accepted' | 'sampling' | 'in_production' | 'qc' | 'completed' | 'cancelled';

export const productionMachine: StateMachine<ProductionStatus> = {
  requested: ['quoted', 'cancelled'],
  quoted: ['accepted', 'cancelled'],
  accepted: ['sampling', 'in_production', 'cancelled'],
  sampling: ['in_production', 'cancelled'],
  in_production: ['qc', 'cancelled'],
  qc: ['completed', 'in_production', 'cancelled'],
  completed: [],
  cancelled: [],
};
