import type { Currency } from '@orime/contracts';
import type { Production, ProductionInput, ProductionUpdate } from '@orime/contracts/api/trade/production';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { FieldProblem } from '@orime/forms';

export type CostDraft = { readonly label: string; readonly amountMinor: number | null };

export type RunDraft = {
  designId: string | null;
  /** Units of each size of the design; null where nothing stands. */
  sizeQuantities: Readonly<Record<string, number | null>>;
  currency: Currency;
  costs: readonly CostDraft[];
  startDate: string;
  dueDate: string;
  assignee: string;
  notes: string;
};

export const emptyRun = (currency: Currency): RunDraft => ({
  designId: null,
  sizeQuantities: {},
  currency,
  costs: [],
  startDate: '',
  dueDate: '',
  assignee: '',
  notes: '',
});

/** The form of a run that exists. `sizes` are those of its design, where they are known. */
export function runDraft(run: Production, sizes: readonly string[] = []): RunDraft {
  const { design, sizeQuantities, cost, costs, startDate, dueDate, assignee, notes } = run;
  const all = [...new Set([...sizes, ...Object.keys(sizeQuantities)])];
  return {
    designId: design.id,
    sizeQuantities: Object.fromEntries(all.map((size) => [size, sizeQuantities[size] ?? null])),
    currency: cost.currency,
    costs,
    startDate: startDate ?? '',
    dueDate: dueDate ?? '',
    assignee,
    notes,
  };
}

/** What a store's order still needs of one design: units not shipped yet, due on the day the order may ship. */
export function draftOfOrder(order: WholesaleOrder, designId: string, draft: RunDraft): RunDraft {
  const sizeQuantities: Record<string, number | null> = { ...draft.sizeQuantities };
  for (const line of order.lines) {
    if (line.designId !== designId) continue;
    for (const [size, units] of Object.entries(line.sizeQuantities)) {
      const left = units - (line.shippedQuantities[size] ?? 0);
      if (left > 0) sizeQuantities[size] = (sizeQuantities[size] ?? 0) + left;
    }
  }
  return { ...draft, designId, sizeQuantities, dueDate: order.startShip, notes: order.number };
}

export function checkRun({ designId, sizeQuantities, costs, startDate, dueDate }: RunDraft): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (designId === null) problems.push({ field: 'designId', problem: { kind: 'required' } });
  const isWrong = Object.values(sizeQuantities).some((units) => units !== null && units < 0);
  if (isWrong || unitsOf(sizeQuantities) === 0) problems.push({ field: 'sizeQuantities', problem: { kind: 'required' } });
  if (costs.some(({ label, amountMinor }) => label.trim() === '' || amountMinor === null || amountMinor < 0))
    problems.push({ field: 'costs', problem: { kind: 'malformed' } });
  if (startDate !== '' && dueDate !== '' && startDate > dueDate) problems.push({ field: 'dueDate', problem: { kind: 'malformed' } });
  return problems;
}

export function unitsOf(sizeQuantities: RunDraft['sizeQuantities']): number {
  return Object.values(sizeQuantities).reduce<number>((sum, units) => sum + Math.max(0, units ?? 0), 0);
}

/** In the smallest unit of the currency. */
export function costOf(costs: readonly CostDraft[]): number {
  return costs.reduce((sum, { amountMinor }) => sum + (amountMinor ?? 0), 0);
}

export function runInput(draft: RunDraft): ProductionInput {
  return { ...planOf(draft), designId: draft.designId ?? '' };
}

/** A producer changes the due day and the notes alone. */
export function runUpdate(draft: RunDraft, side: Production['side'], version: number): ProductionUpdate {
  const { dueDate, notes, ...plan } = planOf(draft);
  return side === 'producer' ? { dueDate, notes, version } : { ...plan, dueDate, notes, version };
}

function planOf({ sizeQuantities, currency, costs, startDate, dueDate, assignee, notes }: RunDraft) {
  return {
    sizeQuantities: Object.fromEntries(
      Object.entries(sizeQuantities).flatMap(([size, units]) => (units === null || units === 0 ? [] : [[size, units]])),
    ),
    currency,
    costs: costs.map(({ label, amountMinor }) => ({ label: label.trim(), amountMinor: amountMinor ?? 0 })),
    startDate: startDate === '' ? null : startDate,
    dueDate: dueDate === '' ? null : dueDate,
    assignee: assignee.trim(),
    notes: notes.trim(),
  };
}
