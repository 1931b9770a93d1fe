import type { Part } from '../garment/piece.ts';
import { blur } from '../raster/blur.ts';
import { fillOutline, type Viewport } from '../raster/fill.ts';
import { at, clamp } from '../scalar.ts';

/** Units between the points at which folds are worked out. They are smooth, so pixels read between; previews need fewer. */
export function foldSpacing(scale: number): number {
  return scale < 0.8 ? 1.28 / scale : Math.min(1.6, 3.2 / scale);
}

/** What the pixels of a part read: slope across, slope along, shade in hollows (three numbers a cell), and its own shadow. */
export type Surface = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
  readonly shadow: Float32Array;
};

/** Works out the relief of a part inside the region seen, `spacing` units between points. */
export function surfaceOf(part: Part, view: Viewport, spacing: number): Surface | undefined {
  const margin = 40;
  const coarse: Viewport = {
    x: view.x - margin,
    y: view.y - margin,
    scale: 1 / spacing,
    width: Math.ceil((view.width / view.scale + margin * 2) / spacing),
    height: Math.ceil((view.height / view.scale + margin * 2) / spacing),
  };
  const mask = fillOutline(part.outline, coarse, Math.ceil((part.lift * 3 + 8) / spacing));
  const { width, height } = mask;
  if (mask.data.length === 0) return undefined;
  const left = coarse.x + (mask.left + 0.5) * spacing;
  const top = coarse.y + (mask.top + 0.5) * spacing;
  const softEdge = blur(mask.data, width, height, 3.4 / spacing);
  const heights = new Float32Array(width * height);
  const present = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      if (at(softEdge, i) < 0.02) continue;
      let sum = part.roll * Math.sqrt(clamp(at(softEdge, i) * 2 - 0.9, 0, 1));
      for (const relief of part.reliefs) sum += relief(left + x * spacing, top + y * spacing);
      heights[i] = sum;
      present[i] = 1;
    }
  }
  const smooth = blurPresent(heights, present, width, height, 1.5 / spacing);
  const broad = blurPresent(heights, present, width, height, 15 / spacing);
  const wide = blurPresent(heights, present, width, height, 46 / spacing);
  const data = new Float32Array(width * height * 3);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const i = y * width + x;
      data[i * 3] = (at(smooth, i + 1) - at(smooth, i - 1)) / (2 * spacing);
      data[i * 3 + 1] = (at(smooth, i + width) - at(smooth, i - width)) / (2 * spacing);
      data[i * 3 + 2] = clamp(1 - 0.045 * (at(broad, i) - at(smooth, i)) - 0.0085 * (at(wide, i) - at(smooth, i)), 0.5, 1.14);
    }
  }
  const shadow = part.lift > 0 ? blur(mask.data, width, height, (1.5 + part.lift * 0.75) / spacing) : new Float32Array(0);
  return { left, top, width, height, data, shadow };
}

/** A blur that only hears where there is cloth, so the rim is not pulled down into a dark line. */
function blurPresent(heights: Float32Array, present: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const weights = blur(present, width, height, sigma);
  return blur(heights, width, height, sigma).map((value, i) => (at(weights, i) > 0.001 ? value / at(weights, i) : 0));
}
