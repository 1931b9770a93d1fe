import type { WholesaleStyle } from '@orime/contracts/api/trade/wholesale';
import { useT } from '@orime/platform';
import { showToast } from '@orime/ui';
import type { ClipboardEvent } from 'react';
import { setQuantities, useLineSheetStore } from './line-sheet.store.ts';
import { spreadPaste } from './read-paste.ts';

/** Takes cells that were copied from a spreadsheet into the fields of a table of styles. A single number goes into its field as ever. */
export function useTablePaste(items: readonly WholesaleStyle[]): (event: ClipboardEvent<HTMLTableElement>) => void {
  const t = useT('wholesale');
  return (event) => {
    const field = event.target;
    const id = field instanceof HTMLElement ? field.closest<HTMLElement>('[data-style]')?.dataset['style'] : undefined;
    if (!(field instanceof HTMLInputElement) || id === undefined) return;
    const { quantities } = useLineSheetStore.getState();
    const rows = items.map((style) => ({ id: style.id, sizes: style.sizes, units: quantities[style.id]?.sizes ?? {} }));
    const spread = spreadPaste(event.clipboardData.getData('text/plain'), rows, { id, size: field.name });
    if (spread === undefined) return;
    event.preventDefault();
    setQuantities(
      spread.changes.flatMap(({ id: changed, units }) => {
        const style = items.find((one) => one.id === changed);
        return style === undefined ? [] : [{ style, sizes: units }];
      }),
    );
    showToast({
      tone: spread.ignored > 0 ? 'info' : 'success',
      message: t(spread.ignored > 0 ? 'quantities.pasted.some' : 'quantities.pasted', {
        count: spread.changes.length,
        ignored: spread.ignored,
      }),
    });
  };
}
