import type { Mark } from '../matte/index.ts';
import type { Background, Cut, Format, Frame, Pass } from '../worker/messages.ts';

/** Everything that was chosen for a picture. With the picture it gives the result again. */
export type CutSettings = {
  readonly pass: Pass;
  /** 0 to 100; 50 is usual. */
  readonly threshold: number;
  /** Thousandths of the longer side, 0 to 12. */
  readonly feather: number;
  readonly marks: readonly Mark[];
  /** Marks that were taken back, the latest last. */
  readonly undone: readonly Mark[];
  readonly background: Background;
  readonly frame: Frame;
  readonly format: Format;
};

export const initialSettings: CutSettings = {
  pass: 'studio',
  threshold: 50,
  feather: 3,
  marks: [],
  undone: [],
  background: { kind: 'none' },
  frame: { crop: 'whole', margin: 0.06 },
  format: 'png',
};

/** What the worker is asked: the slider's middle is a tolerance of 1, its ends a quarter and four times. */
export function cutOf({ pass, threshold, feather, marks, background }: CutSettings): Cut {
  return { pass, tolerance: 2 ** ((threshold - 50) / 25), feather, marks, background };
}

export function withMark(settings: CutSettings, mark: Mark): CutSettings {
  return { ...settings, marks: [...settings.marks, mark], undone: [] };
}

export function undo(settings: CutSettings): CutSettings {
  const last = settings.marks.at(-1);
  return last === undefined ? settings : { ...settings, marks: settings.marks.slice(0, -1), undone: [...settings.undone, last] };
}

export function redo(settings: CutSettings): CutSettings {
  const last = settings.undone.at(-1);
  return last === undefined ? settings : { ...settings, marks: [...settings.marks, last], undone: settings.undone.slice(0, -1) };
}

/** `coat-cut-out.png` of `coat.jpg`. */
export function resultName(name: string, format: Format): string {
  return `${name.replace(/\.[^.]+$/, '') || 'picture'}-cut-out.${format}`;
}
