import type { Static } from 'typebox';
import type { StudioShape, StudioStroke, StudioText } from './studio-document.ts';

/** A shape as SVG path data around its middle, in mm. */
export function shapePath({ shape, width, height }: Pick<Static<typeof StudioShape>, 'shape' | 'width' | 'height'>): string {
  const [w, h] = [width / 2, height / 2];
  switch (shape) {
    case 'rectangle':
    case 'line':
      return `M${-w} ${-h}H${w}V${h}H${-w}Z`;
    case 'ellipse':
      return `M${-w} 0A${w} ${h} 0 1 1 ${w} 0A${w} ${h} 0 1 1 ${-w} 0Z`;
    case 'triangle':
      return `M0 ${-h}L${w} ${h}H${-w}Z`;
    case 'star':
      return `M${starPoints(w, h)
        .map(([x, y]) => `${rounded(x)} ${rounded(y)}`)
        .join('L')}Z`;
  }
}

function starPoints(w: number, h: number): readonly (readonly [number, number])[] {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2;
    const reach = index % 2 === 0 ? 1 : 0.42;
    return [Math.cos(angle) * w * reach, Math.sin(angle) * h * reach] as const;
  });
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Metrics of the studio's letters, in ems, so that a file without a canvas has its lines where the screen has them. */
export const LETTERING = { lineHeight: 1.16, boxHeight: 1.13 } as const;
const BASELINE = LETTERING.boxHeight * (1 - 0.222);

/** Baselines of a text's lines, in mm below its middle. */
export function baselines({ text, size, height }: Pick<Static<typeof StudioText>, 'text' | 'size' | 'height'>): readonly number[] {
  return text.split('\n').map((_, line) => -height / 2 + size * (line * LETTERING.boxHeight * LETTERING.lineHeight + BASELINE));
}

/** How a drawn line was stretched since it was drawn. */
export function strokeScale({
  points,
  width,
  height,
}: Pick<Static<typeof StudioStroke>, 'points' | 'width' | 'height'>): readonly [number, number] {
  const all = pairs(points);
  const span = (values: readonly number[]): number => Math.max(0.5, Math.max(...values) - Math.min(...values));
  return [width / span(all.map(([x]) => x)), height / span(all.map(([, y]) => y))];
}

/** Numbers in turns as points. */
export function pairs(points: readonly number[]): readonly (readonly [number, number])[] {
  return Array.from({ length: Math.floor(points.length / 2) }, (_, index) => [points[2 * index] ?? 0, points[2 * index + 1] ?? 0] as const);
}
