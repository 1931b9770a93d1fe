import { stripZeroSizes } from '@orime/commerce';
import type { SizeQuantities } from '@orime/commerce';
import type { WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { create } from '@orime/platform';

interface LineSheetState {
  /** Design ids, in the order in which they were chosen. */
  readonly selected: readonly string[];
  /** Where a range begins. */
  readonly anchor: string | undefined;
  /** What is asked of styles on any page, by design id. */
  readonly quantities: Readonly<Record<string, { readonly style: WholesaleStyle; readonly sizes: SizeQuantities }>>;
}

/** Selection and quantities of the line sheet. Kept while pages and filters change. */
export const useLineSheetStore = create<LineSheetState>(() => ({ selected: [], anchor: undefined, quantities: {} }));

/** Selects a style or takes it out; with `isRange`, everything on the page from the last one on. */
export function toggleStyle(id: string, page: readonly string[], isRange: boolean): void {
  useLineSheetStore.setState(({ selected, anchor }) => {
    const [from, to] = [page.indexOf(anchor ?? ''), page.indexOf(id)];
    if (isRange && from >= 0 && to >= 0) {
      const range = page.slice(Math.min(from, to), Math.max(from, to) + 1);
      return { selected: [...new Set([...selected, ...range])] };
    }
    return { selected: selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id], anchor: id };
  });
}

export function clearSelection(): void {
  useLineSheetStore.setState({ selected: [], anchor: undefined });
}

/** Sets units of several styles at once, as a paste does. */
export function setQuantities(changes: readonly { readonly style: WholesaleStyle; readonly sizes: SizeQuantities }[]): void {
  useLineSheetStore.setState(({ quantities }) => ({
    quantities: Object.fromEntries([
      ...Object.entries(quantities),
      ...changes.map(({ style, sizes }) => [style.id, { style, sizes: stripZeroSizes(sizes) }] as const),
    ]),
  }));
}

export function clearQuantities(): void {
  useLineSheetStore.setState({ quantities: {} });
}
