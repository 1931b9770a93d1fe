import type { Shape } from '../stitch/shape.ts';
import type { HoopId } from './hoops.ts';

/** What a person makes on this screen. Shapes are sewn in their order. */
export interface Work {
  readonly name: string;
  readonly hoop: HoopId;
  readonly shapes: readonly Shape[];
}

export const EMPTY_WORK: Work = { name: '', hoop: '100x100', shapes: [] };

export function newShapeId(): string {
  return crypto.randomUUID();
}
