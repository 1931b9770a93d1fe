import type { Return } from '@orime/contracts/api/selling/return';
import type { FieldProblem } from '@orime/forms';
import type { ReturnStep } from './returns.api.ts';

export type StepDraft = {
  status: Return['status'] | '';
  answer: string;
  carrier: string;
  tracking: string;
  shipping: boolean;
  lines: readonly NonNullable<ReturnStep['lines']>[number][];
};

/** Only what belongs to the step is sent. */
export function stepOf({ status, answer, carrier, tracking, shipping, lines }: StepDraft): ReturnStep {
  return {
    // An empty one never gets here: the check refuses it.
    status: status === '' ? 'requested' : status,
    ...(answer.trim() !== '' && (status === 'approved' || status === 'declined' || status === 'rejected') && { answer: answer.trim() }),
    ...(status === 'in_transit' && { carrier: carrier.trim(), tracking: tracking.trim() }),
    ...(status === 'inspected' && { lines: [...lines] }),
    ...(status === 'refunded' && { shipping }),
  };
}

/** Whoever is told no is told why. */
export function problemsOf({ status, answer }: StepDraft): readonly FieldProblem[] {
  if (status === '') return [{ field: 'status', problem: { kind: 'required' } }];
  const isNo = status === 'declined' || status === 'rejected';
  return isNo && answer.trim() === '' ? [{ field: 'answer', problem: { kind: 'required' } }] : [];
}
