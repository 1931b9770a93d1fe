import type { RfqInput } from '@orime/contracts/api/trade/rfq';
import type { FieldProblem } from '@orime/forms';

export type RequestDraft = {
  title: string;
  /** One of the designer's own; buyers have none. */
  designId: string | null;
  /** Units by size of the chosen design; null where nothing stands. */
  sizeQuantities: Readonly<Record<string, number | null>>;
  /** In all, where no sizes are named. */
  units: number | null;
  dueDate: string;
  message: string;
};

export const EMPTY_REQUEST: RequestDraft = { title: '', designId: null, sizeQuantities: {}, units: null, dueDate: '', message: '' };

/** Rules beyond the contract: units are said once, by size where there are sizes, and the day is yet to come. */
export function checkRequest({ designId, sizeQuantities, units, dueDate }: RequestDraft, today: string): readonly FieldProblem[] {
  const wrong = Object.values(sizeQuantities).some((count) => count !== null && count < 0);
  const problems: FieldProblem[] = [];
  if (designId !== null && (wrong || Object.keys(namedSizes(sizeQuantities)).length === 0))
    problems.push({ field: 'sizeQuantities', problem: { kind: wrong ? 'malformed' : 'required' } });
  if (designId === null && units === null) problems.push({ field: 'units', problem: { kind: 'required' } });
  if (dueDate !== '' && dueDate <= today) problems.push({ field: 'dueDate', problem: { kind: 'malformed' } });
  return problems;
}

export function requestInput(draft: RequestDraft, producerId: string): RfqInput {
  const { title, designId, sizeQuantities, units, dueDate, message } = draft;
  return {
    producerId,
    title: title.trim(),
    message: message.trim(),
    ...(designId === null ? units !== null && { units } : { designId, sizeQuantities: namedSizes(sizeQuantities) }),
    ...(dueDate !== '' && { dueDate }),
  };
}

/** Sizes of which any are asked for. */
function namedSizes(sizes: RequestDraft['sizeQuantities']): Record<string, number> {
  return Object.fromEntries(Object.entries(sizes).flatMap(([size, count]) => (count === null || count === 0 ? [] : [[size, count]])));
}

/** Today where the reader is, as `2026-05-31`. */
export function localToday(): string {
  return new Date().toLocaleDateString('sv-SE');
}
