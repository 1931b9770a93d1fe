export const STITCH_KINDS = ['tatami', 'satin', 'running', 'contour', 'cross'] as const;
export type StitchKind = (typeof STITCH_KINDS)[number];

export const UNDERLAYS = ['none', 'edge', 'full'] as const;
export type Underlay = (typeof UNDERLAYS)[number];

export const BORDERS = ['none', 'running', 'satin'] as const;
export type Border = (typeof BORDERS)[number];

/** How one shape is sewn. Lengths in millimetres. */
export interface StitchSettings {
  readonly kind: StitchKind;
  /** Direction of the rows, against the horizontal; 0 to 179. */
  readonly angleDeg: number;
  /** Distance of neighbouring rows. */
  readonly spacingMm: number;
  /** Longest stitch of rows and lines; the side of a cross. */
  readonly lengthMm: number;
  /** Width of a satin column along a line. */
  readonly widthMm: number;
  /** What rows are longer at each end, because thread pulls cloth together. */
  readonly pullMm: number;
  readonly underlay: Underlay;
  readonly border: Border;
}

export interface Range {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/**
 * What may be chosen. Row distances are those of 40-weight thread (0.4 mm thick), stitch lengths those that neither cut the cloth nor
 * catch: Ink/Stitch's documentation of fill and satin parameters.
 */
export const SETTING_RANGES = {
  angleDeg: { min: 0, max: 179, step: 1 },
  spacingMm: { min: 0.25, max: 0.5, step: 0.01 },
  lengthMm: { min: 1, max: 7, step: 0.1 },
  widthMm: { min: 1, max: 10, step: 0.1 },
  pullMm: { min: 0, max: 1, step: 0.05 },
} as const satisfies Record<string, Range>;

export const DEFAULT_SETTINGS: StitchSettings = {
  kind: 'tatami',
  angleDeg: 30,
  spacingMm: 0.4,
  lengthMm: 3,
  widthMm: 2,
  pullMm: 0.2,
  underlay: 'full',
  border: 'none',
};

/** Kinds that cover an area, which only closed paths have. */
export function coversArea(kind: StitchKind): boolean {
  return kind === 'tatami' || kind === 'contour' || kind === 'cross';
}
