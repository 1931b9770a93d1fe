import type { FontKey, ImageObject, ShapeKind, ShapeObject, StrokeObject, TextObject } from './object-types.ts';
import { widestPrint } from './print-quality.ts';
import { measureText } from './text-layout.ts';

/** The middle of a print area, and how large it is. */
type Place = { readonly print: readonly [number, number] };

const MOST_POINTS = 1000;
const unturned = { angle: 0, flipX: false, flipY: false, opacity: 1, locked: false, hidden: false, group: null } as const;

export function newId(): string {
  return crypto.randomUUID().slice(0, 8);
}

export function makeText(text: string, fill: string, { print }: Place, font: FontKey = 'sans'): TextObject {
  const lettering = { text, font, weight: 700, size: 30 } as const;
  const wide = measureText(lettering).width;
  const size = Math.max(4, Math.round(Math.min(30, (30 * print[0] * 0.8) / wide)));
  const box = measureText({ ...lettering, size });
  return { ...unturned, ...lettering, ...box, ...middle(print), id: newId(), kind: 'text', name: '', size, align: 'center', fill };
}

export function makeShape(shape: ShapeKind, fill: string, { print }: Place): ShapeObject {
  const side = Math.round(Math.min(80, print[0] / 2, print[1] / 2));
  const isLine = shape === 'line';
  return {
    ...unturned,
    ...middle(print),
    id: newId(),
    kind: 'shape',
    name: '',
    shape,
    width: side,
    height: isLine ? 2 : shape === 'rectangle' ? Math.round(side * 0.7) : side,
    fill,
    stroke: null,
    strokeWidth: 0,
  };
}

/** A line drawn by hand, from points in mm of the print area, of which at most a thousand are kept, from its middle. */
export function makeStroke(line: readonly (readonly [number, number])[], stroke: string, strokeWidth: number): StrokeObject {
  const every = Math.ceil(line.length / (MOST_POINTS - 1));
  const drawn = line.filter((_, index) => index % every === 0 || index === line.length - 1);
  const [xs, ys] = [drawn.map(([x]) => x), drawn.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return {
    ...unturned,
    id: newId(),
    kind: 'stroke',
    name: '',
    x,
    y,
    width: Math.max(0.5, right - left),
    height: Math.max(0.5, bottom - top),
    points: drawn.flatMap((point) => [hundredths(point[0] - x), hundredths(point[1] - y)]),
    stroke,
    strokeWidth,
  };
}

/** As large as it may be printed, at most four fifths of the area. */
export function makeImage(
  { source, name, pixelWidth, pixelHeight }: Pick<ImageObject, 'source' | 'name' | 'pixelWidth' | 'pixelHeight'>,
  { print }: Place,
): ImageObject {
  const ratio = pixelHeight / pixelWidth;
  const width = Math.max(2, Math.min(print[0] * 0.8, (print[1] * 0.8) / ratio, widestPrint(pixelWidth)));
  return {
    ...unturned,
    ...middle(print),
    id: newId(),
    kind: 'image',
    name,
    source,
    pixelWidth,
    pixelHeight,
    width,
    height: width * ratio,
    tile: null,
  };
}

function middle([width, height]: readonly [number, number]): { readonly x: number; readonly y: number } {
  return { x: width / 2, y: height / 2 };
}

function hundredths(mm: number): number {
  return Math.round(mm * 100) / 100;
}
