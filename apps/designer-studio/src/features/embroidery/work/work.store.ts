import { create } from '@orime/platform';
import type { StitchSettings } from '../stitch/settings.ts';
import type { Shape } from '../stitch/shape.ts';
import { EMPTY_WORK, newShapeId, type Work } from './work.ts';

export interface WorkState {
  readonly work: Work;
  readonly selected: string | undefined;
  readonly past: readonly Work[];
  readonly future: readonly Work[];
  /** What the last change was about: a drag or a slider is one step to undo. */
  readonly burst: string | undefined;
}

const MOST_STEPS = 60;

export const useWorkStore = create<WorkState>(() => openState(EMPTY_WORK));

function openState(work: Work): WorkState {
  return { work, selected: work.shapes[0]?.id, past: [], future: [], burst: undefined };
}

/** Puts another work on the table. */
export function openWork(work: Work): void {
  useWorkStore.setState(openState(work));
}

/** Changes with the same burst, one after the other, are undone together. */
export function changeWork(change: (work: Work) => Work, burst?: string): void {
  useWorkStore.setState((state) => {
    const work = change(state.work);
    if (work === state.work) return {};
    const isContinued = burst !== undefined && burst === state.burst;
    return { work, past: isContinued ? state.past : [...state.past, state.work].slice(-MOST_STEPS), future: [], burst };
  });
}

/** The next change is a step of its own, whatever it is about. */
export function endBurst(): void {
  useWorkStore.setState({ burst: undefined });
}

export function selectShape(id: string | undefined): void {
  useWorkStore.setState({ selected: id, burst: undefined });
}

export function undo(): void {
  useWorkStore.setState(({ work, past, future }) => {
    const before = past.at(-1);
    return before === undefined ? {} : { work: before, past: past.slice(0, -1), future: [work, ...future], burst: undefined };
  });
}

export function redo(): void {
  useWorkStore.setState(({ work, past, future }) => {
    const [after, ...rest] = future;
    return after === undefined ? {} : { work: after, past: [...past, work], future: rest, burst: undefined };
  });
}

export function addShapes(shapes: readonly Shape[]): void {
  changeWork((work) => ({ ...work, shapes: [...work.shapes, ...shapes] }));
  selectShape(shapes.at(-1)?.id);
}

export function changeShape(id: string, change: (shape: Shape) => Shape, burst?: string): void {
  changeWork((work) => ({ ...work, shapes: work.shapes.map((shape) => (shape.id === id ? change(shape) : shape)) }), burst);
}

export function changeStitch(id: string, stitch: Partial<StitchSettings>, burst?: string): void {
  changeShape(id, (shape) => ({ ...shape, stitch: { ...shape.stitch, ...stitch } }), burst);
}

export function removeShape(id: string): void {
  const { shapes } = useWorkStore.getState().work;
  const index = shapes.findIndex((shape) => shape.id === id);
  changeWork((work) => ({ ...work, shapes: work.shapes.filter((shape) => shape.id !== id) }));
  selectShape((shapes[index + 1] ?? shapes[index - 1])?.id);
}

export function copyShape(id: string): void {
  const shape = useWorkStore.getState().work.shapes.find((one) => one.id === id);
  if (shape === undefined) return;
  const paths = shape.paths.map((path) => ({ ...path, points: path.points.map(({ x, y }) => ({ x: x + 5, y: y + 5 })) }));
  addShapes([{ ...shape, id: newShapeId(), paths }]);
}

/** Sews a shape earlier (-1) or later (1). */
export function moveShape(id: string, by: -1 | 1): void {
  changeWork((work) => {
    const from = work.shapes.findIndex((shape) => shape.id === id);
    const [shape, other] = [work.shapes[from], work.shapes[from + by]];
    if (shape === undefined || other === undefined) return work;
    return { ...work, shapes: work.shapes.with(from, other).with(from + by, shape) };
  });
}
