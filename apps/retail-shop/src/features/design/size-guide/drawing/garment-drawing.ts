import { accessoryDrawing } from './accessory-drawing.ts';
import { bottomDrawing } from './bottom-drawing.ts';
import type { GarmentDrawing, GarmentMeasures } from './drawing-shape.ts';
import { topDrawing } from './top-drawing.ts';

/** The garment that a row of a size table describes; undefined when its measures are too few to tell its shape. */
export function garmentDrawing(measures: GarmentMeasures): GarmentDrawing | undefined {
  return topDrawing(measures) ?? bottomDrawing(measures) ?? accessoryDrawing(measures);
}
