import type { Path } from './geometry/path.ts';
import type { FillRule } from './geometry/scan-area.ts';
import type { StitchSettings } from './settings.ts';

/** One region of a design, sewn in one thread. Places in millimetres around the middle of the hoop. */
export interface Shape {
  readonly id: string;
  readonly name: string;
  readonly paths: readonly Path[];
  readonly rule: FillRule;
  /** Id of a thread of the palette. */
  readonly thread: string;
  readonly stitch: StitchSettings;
}
