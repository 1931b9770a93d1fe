import { isEmpty } from '@orime/contracts';
import type { LocalText } from '@orime/contracts';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { LineSheetInput, LineSheetVisibility, OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import type { FieldProblem } from '@orime/forms';

/** One style of a line sheet, with what is said of it. */
export type SheetItem = { readonly designId: string; readonly note: LocalText };

export type SheetDraft = {
  readonly title: LocalText;
  readonly season: string;
  /** In the order in which stores read them. */
  readonly items: readonly SheetItem[];
  readonly visibility: LineSheetVisibility;
  readonly buyerIds: readonly string[];
};

/** The contract's bound of items. */
export const MOST_ITEMS = 120;

export function sheetDraft(sheet: OwnLineSheet | undefined): SheetDraft {
  if (sheet === undefined) return { title: { en: '', jp: '' }, season: '', items: [], visibility: 'none', buyerIds: [] };
  return {
    title: { ...sheet.title },
    season: sheet.season,
    items: sheet.items.map(({ designId, note }) => ({ designId, note: { ...note } })),
    visibility: sheet.visibility,
    buyerIds: sheet.buyers.map(({ id }) => id),
  };
}

export function checkSheet({ title, items, visibility, buyerIds }: SheetDraft): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  if (isEmpty(title.en) && isEmpty(title.jp)) problems.push({ field: 'title.en', problem: { kind: 'required' } });
  // A sheet of one's own may be begun empty; what others open has something on it, and somebody who opens it.
  if (visibility !== 'none' && items.length === 0) problems.push({ field: 'items', problem: { kind: 'required' } });
  if (visibility === 'selected' && buyerIds.length === 0) problems.push({ field: 'buyerIds', problem: { kind: 'required' } });
  return problems;
}

export function sheetInput({ title, season, items, visibility, buyerIds }: SheetDraft): LineSheetInput {
  return {
    title: { ...title },
    season: season.trim(),
    items: items.map(({ designId, note }) => ({ designId, note: { ...note } })),
    visibility,
    buyerIds: [...buyerIds],
  };
}

/** The items with the one at `index` moved by `by` places; unchanged at the ends. */
export function moveItem(items: readonly SheetItem[], index: number, by: 1 | -1): readonly SheetItem[] {
  const moved = items[index];
  const to = index + by;
  if (moved === undefined || to < 0 || to >= items.length) return items;
  return items.toSpliced(index, 1).toSpliced(to, 0, moved);
}

type Style = Pick<OwnerDesign, 'id' | 'name' | 'nameJp' | 'siblings'>;

/**
 * Designs that can still be added: one of each style, since a line sheet shows all its colours, whose name in either language has the
 * words that are sought.
 */
export function addable<Design extends Style>(designs: readonly Design[], items: readonly SheetItem[], sought: string): readonly Design[] {
  const taken = new Set(items.map(({ designId }) => designId));
  const word = sought.trim().normalize('NFKC').toLowerCase();
  const free: Design[] = [];
  for (const design of designs) {
    const style = [design.id, ...design.siblings.map(({ id }) => id)];
    if (style.some((id) => taken.has(id))) continue;
    taken.add(design.id);
    if (`${design.name} ${design.nameJp}`.normalize('NFKC').toLowerCase().includes(word)) free.push(design);
  }
  return free;
}
