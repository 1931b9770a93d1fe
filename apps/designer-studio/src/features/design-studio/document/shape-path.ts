import type { ShapeObject } from './object-types.ts';

/** A shape as SVG path data around its middle, in mm. */
export function shapePath({ shape, width, height }: Pick<ShapeObject, 'shape' | 'width' | 'height'>): string {
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
