import type { ProfileStatus } from '@orime/commerce';
import type { FieldProblem } from '@orime/forms';
import type { BadgeTone } from '@orime/ui';
import type { StatusWish } from './shops.api.ts';

export const SHOP_STATES = ['draft', 'in_review', 'approved', 'suspended'] as const satisfies readonly ProfileStatus[];

export const SHOP_TONES = { draft: 'neutral', in_review: 'warning', approved: 'success', suspended: 'danger' } as const satisfies Record<
  ProfileStatus,
  BadgeTone
>;

export type StatusDraft = { status: ProfileStatus | ''; reason: string };

/** Whoever loses a page is told why. */
export function needsReason(status: ProfileStatus | ''): boolean {
  return status === 'suspended' || status === 'draft';
}

export function wishOf({ status, reason }: StatusDraft): StatusWish {
  // An empty one never gets here: the check refuses it.
  return { status: status === '' ? 'in_review' : status, ...(needsReason(status) && { reason: reason.trim() }) };
}

export function problemsOf({ status, reason }: StatusDraft): readonly FieldProblem[] {
  if (status === '') return [{ field: 'status', problem: { kind: 'required' } }];
  return needsReason(status) && reason.trim() === '' ? [{ field: 'reason', problem: { kind: 'required' } }] : [];
}
