import type { Polyline } from '../geometry/polyline.ts';
import type { Point, Vec3 } from '../geometry/vector.ts';
import type { ClothLayer, Hardware, StitchLine } from '../mesh/garment-mesh.ts';

/** A named stretch of a piece's outline. */
export type PatternEdge = { readonly name: string; readonly line: Polyline };

/** A flat piece of cloth, in cm: u across the grain, v along it, v near the height on the form where that makes sense. */
export type PatternPiece = {
  readonly name: string;
  readonly layer: ClothLayer;
  /** Turns the weave against the piece's own axes, in degrees: 45 on the bias, 90 for cuffs and collars. */
  readonly grainDeg: number;
  /** Closed outline, in order; each edge starts where the one before ends. */
  readonly outline: readonly PatternEdge[];
  /** Where a point of the piece is held before it is let go. */
  readonly place: (u: number, v: number) => Vec3;
  /** Multiplies the bending stiffness of the cloth: interfacing, doubled cloth. 1 if absent. */
  readonly stiffness?: number;
  /** Multiplies the mass: light straps that carry much settle sooner when they are heavier. 1 if absent. */
  readonly massShare?: number;
  /** Lines the lattice follows, pressed to the given angle between the two sides (180 is flat). Ironed ones have no shade of a seam. */
  readonly creases?: readonly { readonly line: Polyline; readonly angleDeg: number; readonly isIroned?: boolean }[];
  /** Parts of a folded piece, which layer rules name as `piece#region`; the outside of a turned one looks inwards. */
  readonly regions?: readonly { readonly name: string; readonly isTurned: boolean; readonly isIn: (u: number, v: number) => boolean }[];
  /** Folded so tightly at the start that layers of the piece lie closer than contact allows: contact then keeps the starting distance. */
  readonly isPleated?: boolean;
};

/** `piece.edge` */
export type EdgeName = `${string}.${string}`;

/** Two edges sewn together. The longer one is gathered or eased into the shorter. */
export type Seam = {
  readonly edges: readonly [EdgeName, EdgeName];
  /** Pressed over: the angle between the two pieces, as 15 for a collar that falls over its stand. */
  readonly foldDeg?: number;
  /** Which way round the edges meet, where the places they are held at do not tell: the two halves of a tuck. */
  readonly isReversed?: boolean;
};

/** A point of a piece. */
type PiecePoint = { readonly piece: string; readonly at: Point };

/** Keeps two points together, as a button does with its buttonhole. */
export type Link = { readonly from: PiecePoint; readonly to: PiecePoint; readonly restCm: number };

/** Cloth laid flat on a piece and sewn down after the drape: patch pockets, welts, flaps, plackets, belt loops. */
export type AppliedPiece = {
  readonly name: string;
  readonly layer: ClothLayer;
  readonly grainDeg: number;
  /** The piece it lies on, in whose (u, v) the outline is given. */
  readonly base: string;
  readonly outline: Polyline;
  /** Clearance above the base at the middle, in cm: a pocket bellies, a placket lies flat. */
  readonly bellyCm: number;
  /** Points of the outline from which on, and up to which, it is left open, as a pocket's mouth. */
  readonly openFrom?: number;
  readonly openTo?: number;
  /** Distance of the visible stitching from the edge in cm; none if absent. */
  readonly topStitchCm?: number;
};

export type HardwareSpec = {
  readonly kind: Hardware['kind'];
  readonly on: PiecePoint;
  readonly radiusCm: number;
  readonly holes: number;
};

export type StitchSpec = { readonly piece: string; readonly kind: StitchLine['kind']; readonly line: Polyline };

/** Where one group of pieces, or regions of pieces, always lies outside another. */
type LayerRule = {
  readonly outer: readonly string[];
  readonly inner: readonly string[];
  readonly gapCm: number;
  /** How far apart the two may be at first and still be held in order, in cm; the drape's own if absent. */
  readonly reachCm?: number;
};

/** What the garment stands on while it is draped. */
export type Support =
  | {
      readonly kind: 'form';
      readonly arms: boolean;
      readonly legs: boolean;
      /** Where the arms end, in degrees from hanging straight down; the form's own if absent. Square sleeves show themselves on raised arms. */
      readonly armDegrees?: number;
    }
  /** A stuffed block of the given half sizes that stands on the floor: bags. */
  | { readonly kind: 'block'; readonly half: Vec3; readonly centre: Vec3 };

/** Everything that is cut and sewn for one garment. */
export type Pattern = {
  readonly pieces: readonly PatternPiece[];
  readonly seams: readonly Seam[];
  /** Edges held where they are placed; `piece.*` holds the whole piece: waistbands laid on the form. */
  readonly pins: readonly EdgeName[];
  readonly links: readonly Link[];
  readonly layers: readonly LayerRule[];
  readonly applied: readonly AppliedPiece[];
  readonly hardware: readonly HardwareSpec[];
  readonly stitches: readonly StitchSpec[];
  readonly support: Support;
};

/** The line of an edge; throws for a name that the pattern does not have. */
export function edgeOf(pieces: readonly PatternPiece[], name: EdgeName): { readonly piece: PatternPiece; readonly line: Polyline } {
  const [pieceName, edgeName] = name.split('.');
  const piece = pieces.find((candidate) => candidate.name === pieceName);
  const edge = piece?.outline.find((candidate) => candidate.name === edgeName);
  if (!piece || !edge) throw new Error(`the pattern has no edge ${name}`);
  return { piece, line: edge.line };
}
