import type { KeyboardEvent } from 'react';
import { duplicateObjects, moveLayer, removeObjects } from '../document/change-document.ts';
import { newId } from '../document/make-object.ts';
import { changeDocument, changeSelected, readStudio, redoStep, select, undoStep } from '../studio.store.ts';

/** Steps of the arrow keys in mm: fine, and with Shift. */
const STEP_MM = 1;
const LEAP_MM = 10;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Keys of the canvas and of a layer in the list: whatever is chosen is moved, turned, copied or removed. Answers whether the key was one. */
export function pressStudioKey(event: KeyboardEvent): boolean {
  const isDone = act(event);
  if (isDone) event.preventDefault();
  return isDone;
}

function act({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const { selection, area } = readStudio();
  const hasMod = ctrlKey || metaKey;
  if (hasMod) {
    switch (key.toLowerCase()) {
      case 'z':
        (shiftKey ? redoStep : undoStep)();
        return true;
      case 'y':
        redoStep();
        return true;
      case 'a':
        selectAll();
        return true;
      case 'd':
        changeDocument((document) => duplicateObjects(document, area, selection, newId));
        return true;
      default:
        return false;
    }
  }
  const arrow = ARROWS[key];
  if (arrow !== undefined && selection.size > 0 && !altKey) {
    const by = shiftKey ? LEAP_MM : STEP_MM;
    changeSelected(
      (object) => (object.locked ? {} : { x: object.x + arrow[0] * by, y: object.y + arrow[1] * by }),
      `nudge ${[...selection].join(' ')}`,
    );
    return true;
  }
  switch (key) {
    case 'Delete':
    case 'Backspace':
      if (selection.size === 0) return false;
      changeDocument((document) => removeObjects(document, selection));
      return true;
    case '[':
    case ']':
      for (const id of selection) changeDocument((document) => moveLayer(document, id, key === ']' ? 1 : -1));
      return selection.size > 0;
    case ',':
    case '.':
      changeSelected((object) => (object.locked ? {} : { angle: ((object.angle + (key === '.' ? 5 : -5) + 540) % 360) - 180 }), 'turn');
      return selection.size > 0;
    case 'Escape':
      if (selection.size === 0) return false;
      select([]);
      return true;
    default:
      return false;
  }
}

export function selectAll(): void {
  const { history, area } = readStudio();
  const objects = history.present.areas.find(({ key }) => key === area)?.objects ?? [];
  select(objects.flatMap(({ id, locked, hidden }) => (locked || hidden ? [] : [id])));
}
