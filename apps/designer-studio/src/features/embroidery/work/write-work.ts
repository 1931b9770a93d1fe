import type { Path } from '../stitch/geometry/path.ts';
import { BORDERS, DEFAULT_SETTINGS, SETTING_RANGES, STITCH_KINDS, UNDERLAYS, type StitchSettings } from '../stitch/settings.ts';
import type { Shape } from '../stitch/shape.ts';
import { FIRST_THREAD, isThread } from '../threads/palette.ts';
import { hoopOf } from './hoops.ts';
import { newShapeId, type Work } from './work.ts';

/** Marks a document of this screen; a document of another kind is not opened. */
const FORMAT = 'orime-embroidery-1';
const MOST_SHAPES = 2000;

/** The work as a plain document: paths are rows of numbers in hundredths of a millimetre, which is finer than a machine sews. */
export function writeWork({ name, hoop, shapes }: Work): Record<string, unknown> {
  return {
    format: FORMAT,
    name,
    hoop,
    shapes: shapes.map(({ paths, ...shape }) => ({
      ...shape,
      paths: paths.map(({ points, isClosed }) => ({ isClosed, at: points.flatMap(({ x, y }) => [hundredths(x), hundredths(y)]) })),
    })),
  };
}

/** Reads such a document, from wherever it comes; undefined when it is none. What is out of range becomes what a new shape has. */
export function readWork(doc: unknown): Work | undefined {
  if (!isRecord(doc) || doc['format'] !== FORMAT || !Array.isArray(doc['shapes'])) return undefined;
  return {
    name: textOf(doc['name']).slice(0, 120),
    hoop: hoopOf(textOf(doc['hoop'])).id,
    shapes: doc['shapes'].slice(0, MOST_SHAPES).flatMap((shape: unknown) => readShape(shape) ?? []),
  };
}

function readShape(shape: unknown): Shape | undefined {
  if (!isRecord(shape) || !Array.isArray(shape['paths'])) return undefined;
  const paths = shape['paths'].flatMap((path: unknown) => readPath(path) ?? []);
  if (paths.length === 0) return undefined;
  return {
    id: textOf(shape['id']) || newShapeId(),
    name: textOf(shape['name']).slice(0, 80),
    paths,
    rule: shape['rule'] === 'nonzero' ? 'nonzero' : 'evenodd',
    thread: isThread(shape['thread']) ? shape['thread'] : FIRST_THREAD,
    stitch: readSettings(isRecord(shape['stitch']) ? shape['stitch'] : {}),
  };
}

function readPath(path: unknown): Path | undefined {
  if (!isRecord(path) || !Array.isArray(path['at'])) return undefined;
  const at = path['at'].map(Number);
  if (at.length < 4 || at.some((value) => !Number.isFinite(value) || Math.abs(value) > 100_000)) return undefined;
  const points = Array.from({ length: Math.floor(at.length / 2) }, (_, index) => ({
    x: (at[index * 2] ?? 0) / 100,
    y: (at[index * 2 + 1] ?? 0) / 100,
  }));
  return { points, isClosed: path['isClosed'] === true };
}

function readSettings(stitch: Record<string, unknown>): StitchSettings {
  const oneOf = <Value>(values: readonly Value[], value: unknown, otherwise: Value): Value =>
    values.find((known) => known === value) ?? otherwise;
  const inRange = (key: keyof typeof SETTING_RANGES): number => {
    const value = stitch[key];
    const { min, max } = SETTING_RANGES[key];
    return typeof value === 'number' && value >= min && value <= max ? value : DEFAULT_SETTINGS[key];
  };
  return {
    kind: oneOf(STITCH_KINDS, stitch['kind'], DEFAULT_SETTINGS.kind),
    underlay: oneOf(UNDERLAYS, stitch['underlay'], DEFAULT_SETTINGS.underlay),
    border: oneOf(BORDERS, stitch['border'], DEFAULT_SETTINGS.border),
    angleDeg: inRange('angleDeg'),
    spacingMm: inRange('spacingMm'),
    lengthMm: inRange('lengthMm'),
    widthMm: inRange('widthMm'),
    pullMm: inRange('pullMm'),
  };
}

function hundredths(mm: number): number {
  return Math.round(mm * 100);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
