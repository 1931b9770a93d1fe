import type { StudioArea, StudioDocument } from '@orime/contracts/api/catalogue/studio-document';
import { BLANKS, type BlankKey } from '../blanks/blanks.ts';

/** An undrawn garment. */
export function newDocument(blank: BlankKey, colour = '#ece8df'): StudioDocument {
  const { fabric, areas } = BLANKS[blank];
  return {
    schema: 1,
    name: '',
    blank,
    colour,
    fabric,
    areas: areas.map(({ key, printMm: [, , width, height] }) => emptyArea(key, width, height)),
  };
}

/**
 * The same drawing on another blank: areas of the same name keep what is drawn in them, moved so that it stays in the middle; what was in
 * an area that the blank lacks goes to its first one.
 */
export function withBlank(document: StudioDocument, blank: BlankKey): StudioDocument {
  const next = newDocument(blank, document.colour);
  const known = new Set(next.areas.map(({ key }) => key));
  const areas = next.areas.map((area, index) => {
    const from = document.areas.filter(({ key }) => key === area.key || (index === 0 && !known.has(key)));
    return { ...area, objects: from.flatMap((old) => old.objects.map((object) => moved(object, old, area))) };
  });
  return { ...next, name: document.name, areas };
}

function moved<Placed extends { readonly x: number; readonly y: number }>(object: Placed, from: StudioArea, to: StudioArea): Placed {
  return { ...object, x: object.x + (to.print[0] - from.print[0]) / 2, y: object.y + (to.print[1] - from.print[1]) / 2 };
}

function emptyArea(key: string, width: number, height: number): StudioArea {
  return { key, print: [width, height], objects: [] };
}
