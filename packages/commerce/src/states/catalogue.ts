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

/** Who may take a step of a run. In-house, the designer takes all of them; staff may wherever something is stuck. */
export function mayMoveProduction(to: ProductionStatus, side: 'designer' | 'producer' | 'staff', isInHouse: boolean): boolean {
  if (side === 'staff') return true;
  if (isInHouse) return side === 'designer';
  if (to === 'cancelled') return true;
  // The designer decides about the offer and takes the finished goods in; the work between is the producer's.
  return (to === 'accepted' || to === 'completed') === (side === 'designer');
}

export type RfqStatus = 'open' | 'quoted' | 'accepted' | 'declined' | 'withdrawn';

export const rfqMachine: StateMachine<RfqStatus> = {
  open: ['quoted', 'declined', 'withdrawn'],
  quoted: ['accepted', 'declined', 'withdrawn'],
  accepted: [],
  declined: [],
  withdrawn: [],
};

export type ProfileStatus = 'draft' | 'in_review' | 'approved' | 'suspended';

/** Of a designer's profile and of a producer's page, moved by staff. */
export const profileMachine: StateMachine<ProfileStatus> = {
  draft: ['in_review', 'approved', 'suspended'],
  in_review: ['approved', 'draft', 'suspended'],
  approved: ['in_review', 'suspended'],
  suspended: ['in_review', 'approved'],
};
