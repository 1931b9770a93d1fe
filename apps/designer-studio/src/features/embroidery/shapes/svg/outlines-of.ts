import type { Path } from '../../stitch/geometry/path.ts';
import { readPathData } from './read-path-data.ts';
import type { XmlElement } from './read-xml.ts';

/** The outlines of a basic shape of SVG; undefined for what is none: text, pictures, copies. */
export function outlinesOf({ name, attributes }: XmlElement, size: number): readonly Path[] | undefined {
  const number = (key: string): number => Number.parseFloat(attributes.get(key) ?? '0') || 0;
  switch (name) {
    case 'path':
      return readPathData(attributes.get('d') ?? '', size);
    case 'rect':
      return readPathData(rectangle(number('x'), number('y'), number('width'), number('height'), number('rx') || number('ry')), size);
    case 'circle':
      return readPathData(ellipse(number('cx'), number('cy'), number('r'), number('r')), size);
    case 'ellipse':
      return readPathData(ellipse(number('cx'), number('cy'), number('rx'), number('ry')), size);
    case 'line':
      return readPathData(`M${String(number('x1'))} ${String(number('y1'))}L${String(number('x2'))} ${String(number('y2'))}`, size);
    case 'polyline':
      return readPathData(`M${attributes.get('points') ?? ''}`, size);
    case 'polygon':
      return readPathData(`M${attributes.get('points') ?? ''}Z`, size);
    default:
      return undefined;
  }
}

function rectangle(x: number, y: number, width: number, height: number, radius: number): string {
  if (width <= 0 || height <= 0) return '';
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${[x, y].join(' ')}h${String(width)}v${String(height)}h${String(-width)}z`;
  const corner = (dx: number, dy: number): string => `a${[r, r, 0, 0, 1, dx, dy].join(' ')}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${[x + r, y].join(' ')}h${String(across)}${corner(r, r)}v${String(down)}${corner(-r, r)}h${String(-across)}${corner(-r, -r)}v${String(-down)}${corner(r, -r)}z`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  if (rx <= 0 || ry <= 0) return '';
  const half = (dx: number): string => `a${[rx, ry, 0, 0, 1, dx, 0].join(' ')}`;
  return `M${[cx - rx, cy].join(' ')}${half(2 * rx)}${half(-2 * rx)}z`;
}
