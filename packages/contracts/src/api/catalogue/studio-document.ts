import { Type, type Static } from 'typebox';

/** Objects of one document, over all its areas. */
export const MAX_STUDIO_OBJECTS = 200;

const Hex = Type.String({ pattern: '^#[0-9a-f]{6}$' });
const Id = Type.String({ minLength: 1, maxLength: 40 });
const Millimetres = Type.Number({ minimum: -5000, maximum: 5000 });
const Size = Type.Number({ exclusiveMinimum: 0, maximum: 5000 });

/** Where an object lies: its middle in mm from the upper left corner of the print area, its size before it is turned by `angle` degrees. */
const placed = {
  id: Id,
  name: Type.String({ maxLength: 80 }),
  x: Millimetres,
  y: Millimetres,
  width: Size,
  height: Size,
  angle: Type.Number({ minimum: -360, maximum: 360 }),
  flipX: Type.Boolean(),
  flipY: Type.Boolean(),
  opacity: Type.Number({ minimum: 0, maximum: 1 }),
  locked: Type.Boolean(),
  hidden: Type.Boolean(),
  /** Objects with the same word move together. */
  group: Type.Union([Id, Type.Null()]),
};

export const STUDIO_FONTS = ['sans', 'display', 'gothic'] as const;
export const STUDIO_TEXT_ALIGNS = ['left', 'center', 'right'] as const;
export const STUDIO_SHAPES = ['rectangle', 'ellipse', 'triangle', 'star', 'line'] as const;

export const StudioText = Type.Object({
  ...placed,
  kind: Type.Literal('text'),
  text: Type.String({ maxLength: 500 }),
  font: Type.Enum(STUDIO_FONTS),
  /** Height of the em in mm. */
  size: Type.Number({ minimum: 1, maximum: 1000 }),
  weight: Type.Union([Type.Literal(400), Type.Literal(700)]),
  align: Type.Enum(STUDIO_TEXT_ALIGNS),
  fill: Hex,
});

export const StudioShape = Type.Object({
  ...placed,
  kind: Type.Literal('shape'),
  shape: Type.Enum(STUDIO_SHAPES),
  fill: Type.Union([Hex, Type.Null()]),
  stroke: Type.Union([Hex, Type.Null()]),
  strokeWidth: Type.Number({ minimum: 0, maximum: 100 }),
});

export const StudioStroke = Type.Object({
  ...placed,
  kind: Type.Literal('stroke'),
  /** Points of the line in mm from the object's middle, x and y in turns. */
  points: Type.Array(Type.Number(), { minItems: 4, maxItems: 2000 }),
  stroke: Hex,
  strokeWidth: Type.Number({ minimum: 0.1, maximum: 100 }),
});

export const StudioImage = Type.Object({
  ...placed,
  kind: Type.Literal('image'),
  /** `fil_…` of a stored picture; `local:…` for one that has not left its browser yet. */
  source: Type.String({ minLength: 1, maxLength: 80, pattern: '^(fil_|local:)[A-Za-z0-9_-]+$' }),
  pixelWidth: Type.Integer({ minimum: 1, maximum: 20_000 }),
  pixelHeight: Type.Integer({ minimum: 1, maximum: 20_000 }),
  /** Repeats the picture over the object's box, each tile so many mm wide. */
  tile: Type.Union([Type.Number({ minimum: 5, maximum: 1000 }), Type.Null()]),
});

export const StudioObject = Type.Union([StudioText, StudioShape, StudioStroke, StudioImage]);
export type StudioObject = Static<typeof StudioObject>;

export const StudioArea = Type.Object({
  key: Type.String({ minLength: 1, maxLength: 40 }),
  /** Width and height of what can be printed, in mm. */
  print: Type.Tuple([Size, Size]),
  /** From the back to the front. */
  objects: Type.Array(StudioObject, { maxItems: MAX_STUDIO_OBJECTS }),
});
export type StudioArea = Static<typeof StudioArea>;

/** A garment of the design studio: a blank, its cloth, and what is printed where. Everything in millimetres. */
export const StudioDocument = Type.Object({
  schema: Type.Literal(1),
  name: Type.String({ maxLength: 120 }),
  blank: Type.String({ minLength: 1, maxLength: 40 }),
  colour: Hex,
  fabric: Type.String({ minLength: 1, maxLength: 40 }),
  areas: Type.Array(StudioArea, { minItems: 1, maxItems: 8 }),
});
export type StudioDocument = Static<typeof StudioDocument>;
