import { isEmpty } from '@orime/contracts';
import type { Currency, LocalText } from '@orime/contracts';
import type { WholesaleTerms, WholesaleTermsInput } from '@orime/contracts/api/trade/wholesale-terms';
import type { FieldProblem } from '@orime/forms';

export type DeliveryWindow = WholesaleTerms['windows'][number];

/** A delivery window as it is typed; days as `2026-05-31`, empty before a choice. */
export type WindowDraft = {
  readonly name: LocalText;
  readonly startShip: string;
  readonly endShip: string;
  readonly orderCutoff: string;
  readonly goods: 'made' | 'stock';
};

export function windowDraft(window: DeliveryWindow | undefined): WindowDraft {
  if (window === undefined) return { name: { en: '', jp: '' }, startShip: '', endShip: '', orderCutoff: '', goods: 'made' };
  const { name, startShip, endShip, orderCutoff, prebook } = window;
  return { name: { ...name }, startShip, endShip, orderCutoff, goods: prebook ? 'made' : 'stock' };
}

/** What the API refuses too; days as text compare as days. */
export function checkWindow({ name, startShip, endShip, orderCutoff }: WindowDraft): readonly FieldProblem[] {
  const missing = (['startShip', 'endShip', 'orderCutoff'] as const).filter((field) => isEmpty({ startShip, endShip, orderCutoff }[field]));
  const wrong = (field: keyof WindowDraft, isWrong: boolean): FieldProblem[] =>
    isWrong && missing.length === 0 ? [{ field, problem: { kind: 'malformed' } }] : [];
  return [
    ...(isEmpty(name.en) && isEmpty(name.jp) ? [{ field: 'name.en', problem: { kind: 'required' } } as const] : []),
    ...missing.map((field) => ({ field, problem: { kind: 'required' } }) as const),
    ...wrong('endShip', endShip <= startShip),
    ...wrong('orderCutoff', orderCutoff > endShip),
  ];
}

/** The terms with one window changed or, where `id` names none of them, added. */
export function withWindow(terms: WholesaleTerms, id: string | undefined, draft: WindowDraft): WholesaleTermsInput {
  const { name, startShip, endShip, orderCutoff, goods } = draft;
  const changed = { name: { ...name }, startShip, endShip, orderCutoff, prebook: goods === 'made' };
  const windows = terms.windows.map((window) => (window.id === id ? { ...changed, id } : windowInput(window)));
  return { minimums: terms.minimums, windows: terms.windows.some((window) => window.id === id) ? windows : [...windows, changed] };
}

/** The terms without a window. One that has orders stays, closed. */
export function withoutWindow(terms: WholesaleTerms, id: string): WholesaleTermsInput {
  return { minimums: terms.minimums, windows: terms.windows.filter((window) => window.id !== id).map(windowInput) };
}

function windowInput({ id, name, startShip, endShip, orderCutoff, prebook }: DeliveryWindow): WholesaleTermsInput['windows'][number] {
  return { id, name: { ...name }, startShip, endShip, orderCutoff, prebook };
}

export const CURRENCIES = ['USD', 'JPY', 'EUR'] as const satisfies readonly Currency[];

/** Least value of orders by currency in minor units; null for none. */
export type MinimumsDraft = Readonly<Record<Currency, { readonly firstOrder: number | null; readonly reorder: number | null }>>;

export function minimumsDraft({ minimums }: Pick<WholesaleTerms, 'minimums'>): MinimumsDraft {
  const of = (currency: Currency): MinimumsDraft[Currency] => {
    const found = minimums.find((each) => each.currency === currency);
    return { firstOrder: found?.firstOrderMinor ?? null, reorder: found?.reorderMinor ?? null };
  };
  return { USD: of('USD'), JPY: of('JPY'), EUR: of('EUR') };
}

/** The terms with other minimums. A currency without any is left out. */
export function withMinimums(terms: WholesaleTerms, draft: MinimumsDraft): WholesaleTermsInput {
  const minimums = CURRENCIES.flatMap((currency) => {
    const { firstOrder, reorder } = draft[currency];
    return firstOrder === null && reorder === null ? [] : [{ currency, firstOrderMinor: firstOrder ?? 0, reorderMinor: reorder ?? 0 }];
  });
  return { minimums, windows: terms.windows.map(windowInput) };
}
