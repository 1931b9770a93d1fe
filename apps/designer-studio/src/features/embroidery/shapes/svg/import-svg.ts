import { boxOf, type Path } from '../../stitch/geometry/path.ts';
import type { FillRule } from '../../stitch/geometry/scan-area.ts';
import { simplify } from '../../stitch/geometry/simplify.ts';
import type { Rgb } from '../../threads/colour-distance.ts';
import { findDanger, type SvgDanger } from './find-danger.ts';
import { outlinesOf } from './outlines-of.ts';
import { readColour } from './read-colour.ts';
import { styleReader, type StyleReader } from './read-style.ts';
import { apply, IDENTITY, multiply, readTransform, scaleOf, type Matrix } from './read-transform.ts';
import { readXml, type XmlElement } from './read-xml.ts';

export interface SvgShape {
  readonly name: string;
  readonly paths: readonly Path[];
  readonly rule: FillRule;
  readonly colour: Rgb;
  /** Undefined for a filled area, else the width of the line in millimetres. */
  readonly lineMm: number | undefined;
}

export type SvgImport =
  | { readonly status: 'read'; readonly shapes: readonly SvgShape[]; readonly leftOut: number }
  | { readonly status: 'refused'; readonly why: SvgDanger | 'not_svg' | 'empty' | 'too_large' };

const MOST_BYTES = 2_000_000;
const MOST_SHAPES = 1500;
/** Drawings without a size of their own become so large, in millimetres. */
const USUAL_MM = 80;

/** Takes the areas and lines of a drawing. What could run, load or include anything refuses the whole file; pictures and text are left out. */
export function importSvg(text: string): SvgImport {
  if (text.length > MOST_BYTES) return { status: 'refused', why: 'too_large' };
  let root: XmlElement;
  try {
    root = readXml(text);
  } catch {
    return { status: 'refused', why: 'not_svg' };
  }
  if (root.name !== 'svg') return { status: 'refused', why: 'not_svg' };
  const danger = findDanger(root);
  if (danger !== undefined) return { status: 'refused', why: danger };
  const found: Found = { shapes: [], leftOut: 0, styles: styleReader(root), size: sizeOf(root) };
  visit(root, { matrix: IDENTITY, style: new Map(), name: '' }, found);
  if (found.shapes.length === 0) return { status: 'refused', why: 'empty' };
  if (found.shapes.length > MOST_SHAPES) return { status: 'refused', why: 'too_large' };
  return { status: 'read', shapes: toMillimetres(found.shapes, millimetresOf(root)), leftOut: found.leftOut };
}

type Found = { readonly shapes: SvgShape[]; leftOut: number; readonly styles: StyleReader; readonly size: number };
type Context = { readonly matrix: Matrix; readonly style: ReadonlyMap<string, string>; readonly name: string };

const GROUPS = new Set(['svg', 'g', 'a', 'switch']);
/** Hold nothing that is drawn where it stands. */
const SILENT = new Set([
  'defs',
  'title',
  'desc',
  'metadata',
  'style',
  'namedview',
  'clipPath',
  'mask',
  'symbol',
  'marker',
  'linearGradient',
  'radialGradient',
  'filter',
  'pattern',
]);

function visit(element: XmlElement, context: Context, found: Found): void {
  const { name, attributes } = element;
  if (SILENT.has(name)) return;
  const style = found.styles(element, context.style);
  if (style.get('display') === 'none' || style.get('visibility') === 'hidden') return;
  const matrix = multiply(context.matrix, readTransform(attributes.get('transform') ?? ''));
  const label = attributes.get('inkscape:label') ?? attributes.get('id') ?? context.name;
  if (GROUPS.has(name)) {
    for (const child of element.children) visit(child, { matrix, style, name: label }, found);
    return;
  }
  const outlines = outlinesOf(element, found.size);
  if (outlines === undefined) {
    found.leftOut++;
    return;
  }
  const paths = outlines.map(({ points, isClosed }) => ({ points: points.map((point) => apply(matrix, point)), isClosed }));
  if (paths.length === 0) return;
  const rule = style.get('fill-rule') === 'evenodd' ? 'evenodd' : 'nonzero';
  const fill = name === 'line' ? undefined : readColour(style.get('fill') ?? 'black');
  const stroke = readColour(style.get('stroke') ?? 'none');
  // An area is closed by SVG whether its path says so or not.
  if (fill !== undefined)
    found.shapes.push({ name: label, paths: paths.map((path) => ({ ...path, isClosed: true })), rule, colour: fill, lineMm: undefined });
  if (stroke !== undefined)
    found.shapes.push({
      name: label,
      paths,
      rule,
      colour: stroke,
      lineMm: Number.parseFloat(style.get('stroke-width') ?? '1') * scaleOf(matrix),
    });
}

function sizeOf(root: XmlElement): number {
  const [, , width = 300, height = 300] = (root.attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  return Math.max(width, height) || 300;
}

const UNITS: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72 };

/** Millimetres of a unit of the drawing, when it has a true size. */
function millimetresOf(root: XmlElement): number | undefined {
  const [, number, unit = ''] = /^([\d.]+)\s*(mm|cm|in|pt)$/.exec(root.attributes.get('width')?.trim() ?? '') ?? [];
  const [, , width] = (root.attributes.get('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const mm = Number(number) * (UNITS[unit] ?? 0);
  return mm > 0 && width !== undefined && width > 0 ? mm / width : undefined;
}

/** Around the middle of the hoop, in millimetres, without points that a machine cannot tell apart. */
function toMillimetres(shapes: readonly SvgShape[], scale: number | undefined): readonly SvgShape[] {
  const box = boxOf(shapes.flatMap(({ paths }) => paths));
  if (box === undefined) return [];
  const longest = Math.max(box.right - box.left, box.bottom - box.top);
  const factor = scale ?? (longest === 0 ? 1 : USUAL_MM / longest);
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  return shapes.map((shape) => ({
    ...shape,
    lineMm: shape.lineMm === undefined ? undefined : shape.lineMm * factor,
    paths: shape.paths.map(({ points, isClosed }) => ({
      isClosed,
      points: simplify(
        points.map((point) => ({ x: (point.x - x) * factor, y: (point.y - y) * factor })),
        0.03,
      ),
    })),
  }));
}
