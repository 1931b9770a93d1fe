import type { StudioDocument, StudioObject } from '@orime/contracts/api/catalogue/studio-document';
import { boundsAround, boundsOf, type Box } from './bounds.ts';
import { changeObjects, objectsOf } from './change-document.ts';

export const ALIGNMENTS = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Aligns one object, or one group, to the print area, and several to each other. */
export function align(document: StudioDocument, area: string, ids: ReadonlySet<string>, to: Alignment): StudioDocument {
  const chosen = objectsOf(document, area).filter(({ id }) => ids.has(id));
  const units = unitsOf(chosen);
  const [width = 0, height = 0] = document.areas.find(({ key }) => key === area)?.print ?? [];
  const frame = units.length > 1 ? boundsAround(chosen) : { left: 0, top: 0, right: width, bottom: height };
  if (frame === undefined) return document;
  return units.reduce((done, unit) => {
    const box = boundsAround(unit);
    if (box === undefined) return done;
    const [dx, dy] = offset(box, frame, to);
    return changeObjects(done, new Set(unit.map(({ id }) => id)), ({ x, y }) => ({ x: x + dx, y: y + dy }));
  }, document);
}

/** Even gaps between the objects, the outer two staying where they are. */
export function distribute(document: StudioDocument, area: string, ids: ReadonlySet<string>, axis: 'x' | 'y'): StudioDocument {
  const [from, to] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const);
  const objects = objectsOf(document, area)
    .filter(({ id }) => ids.has(id))
    .toSorted((a, b) => boundsOf(a)[from] - boundsOf(b)[from]);
  const frame = boundsAround(objects);
  if (frame === undefined || objects.length < 3) return document;
  const taken = objects.reduce((sum, object) => sum + boundsOf(object)[to] - boundsOf(object)[from], 0);
  const gap = (frame[to] - frame[from] - taken) / (objects.length - 1);
  let next = frame[from];
  return objects.reduce((done, object) => {
    const box = boundsOf(object);
    const by = next - box[from];
    next += box[to] - box[from] + gap;
    return changeObjects(done, new Set([object.id]), ({ x, y }) => (axis === 'x' ? { x: x + by } : { y: y + by }));
  }, document);
}

function unitsOf(objects: readonly StudioObject[]): readonly (readonly StudioObject[])[] {
  return [...Map.groupBy(objects, ({ id, group }) => group ?? id).values()];
}

function offset(box: Box, frame: Box, to: Alignment): readonly [number, number] {
  switch (to) {
    case 'left':
      return [frame.left - box.left, 0];
    case 'center':
      return [(frame.left + frame.right - box.left - box.right) / 2, 0];
    case 'right':
      return [frame.right - box.right, 0];
    case 'top':
      return [0, frame.top - box.top];
    case 'middle':
      return [0, (frame.top + frame.bottom - box.top - box.bottom) / 2];
    case 'bottom':
      return [0, frame.bottom - box.bottom];
  }
}
