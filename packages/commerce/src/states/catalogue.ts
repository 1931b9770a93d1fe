import type { StateMachine } from './machine.ts';

export type DesignConfirmation = 'draft' | 'unconfirmed' | 'confirmed' | 'rejected';

/** Only an administrator can revert `confirmed`. */
export const designMachine: StateMachine<DesignConfirmation> = {
  draft: ['unconfirmed'],
  unconfirmed: ['confirmed', 'rejected'],
  confirmed: ['unconfirmed'],
  rejected: ['unconfirmed'],
};

export type PieceStatus = 'available' | 'reserved' | 'sold' | 'withheld';

/** A sold piece becomes available again only by an inspected return or a cancelled order. */
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

/** Whether this side may make the transition. In-house, the designer makes all of them; staff may make any. */
export function mayMoveProduction(to: ProductionStatus, side: 'designer' | 'producer' | 'staff', isInHouse: boolean): boolean {
  if (side === 'staff') return true;
  if (isInHouse) return side === 'designer';
  if (to === 'cancelled') return true;
  // The designer accepts the offer and the finished goods; the steps between belong to the producer.
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

/** States of a designer's profile and a producer's page, changed by staff. */
export const profileMachine: StateMachine<ProfileStatus> = {
  draft: ['in_review', 'approved', 'suspended'],
  in_review: ['approved', 'draft', 'suspended'],
  approved: ['in_review', 'suspended'],
  suspended: ['in_review', 'approved'],
};
