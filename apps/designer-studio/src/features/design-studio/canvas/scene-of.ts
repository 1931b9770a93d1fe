import type { StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import { isBlankKey, viewOf, type AreaView } from '../blanks/blanks.ts';

/** The view of a document's area. A blank of a later release is shown as a tee: nothing drawn on it is lost. */
export function areaViewOf({ blank, areas }: StudioDocument, key: string): AreaView {
  const view = viewOf(isBlankKey(blank) ? blank : 'tee', key);
  const print = areas.find((area) => area.key === key)?.print;
  if (print === undefined) return view;
  // The document's own limits count, should the blank have been cut anew since.
  return { ...view, printMm: [view.printMm[0], view.printMm[1], print[0], print[1]] };
}
