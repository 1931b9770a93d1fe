import type { KeyboardEvent } from 'react';
import { useEmbroideryT } from '../embroidery-texts.ts';
import { shift } from '../shapes/transform.ts';
import { changeShape, changeStitch, redo, removeShape, undo, useWorkStore } from '../work/work.store.ts';
import { addPoint, finishDrawing, moveCross, removePoint, stopDrawing, useDrawingStore } from './drawing.store.ts';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP_MM = 1;
const BIG_STEP_MM = 10;

/** What keys do on the stage: while drawing they set points, otherwise they move, turn and remove what is selected. */
export function useStageKeys(): (event: KeyboardEvent) => void {
  const t = useEmbroideryT();
  return (event) => {
    const { points } = useDrawingStore.getState();
    const isDone = points === undefined ? editByKey(event) : drawByKey(event, t('shape.drawn'));
    if (isDone) event.preventDefault();
  };
}

function drawByKey({ key, shiftKey }: KeyboardEvent, name: string): boolean {
  const [dx, dy] = ARROWS[key] ?? [];
  const step = shiftKey ? BIG_STEP_MM : STEP_MM;
  if (dx !== undefined && dy !== undefined) moveCross(dx * step, dy * step);
  else if (key === ' ') addPoint(useDrawingStore.getState().cross);
  else if (key === 'Backspace') removePoint();
  else if (key === 'Enter') finishDrawing(name, shiftKey);
  else if (key === 'Escape') stopDrawing();
  else return false;
  return true;
}

function editByKey({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
    if (shiftKey) redo();
    else undo();
    return true;
  }
  const { selected, work } = useWorkStore.getState();
  const shape = work.shapes.find(({ id }) => id === selected);
  if (shape === undefined) return false;
  const [dx, dy] = ARROWS[key] ?? [];
  const step = shiftKey ? BIG_STEP_MM : STEP_MM;
  if (dx !== undefined && dy !== undefined)
    changeShape(shape.id, (now) => ({ ...now, paths: shift(now.paths, dx * step, dy * step) }), `keys ${shape.id}`);
  else if (key === 'Delete' || key === 'Backspace') removeShape(shape.id);
  else if (key === '[' || key === ']') changeStitch(shape.id, { angleDeg: (shape.stitch.angleDeg + (key === ']' ? 5 : 175)) % 180 });
  else return false;
  return true;
}
