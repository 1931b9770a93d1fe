/** What a part of the surface is made of and how it lies: chosen per pattern piece, resolved to a fabric by the renderer. */
export type ClothLayer = 'shell' | 'lining' | 'rib' | 'trim';

/** A pattern piece as it stands in the mesh. */
export type MeshPiece = {
  /** Stable name of the piece within its block, as `front-left` or `collar-fall`. */
  readonly name: string;
  readonly layer: ClothLayer;
  /** Turns the print against the piece's own u axis, in degrees; 0 along the warp. */
  readonly grainDeg: number;
  /** First triangle of the piece and how many follow: triangles are ordered by piece. */
  readonly firstTriangle: number;
  readonly triangleCount: number;
};

/** A button, snap or zip teeth run: small solid hardware placed on the cloth. */
export type Hardware = {
  readonly kind: 'button' | 'snap' | 'zip-pull' | 'buckle' | 'cord-end';
  /** Middle in cm, and the direction away from the body, of length 1. */
  readonly position: readonly [number, number, number];
  readonly normal: readonly [number, number, number];
  readonly radiusCm: number;
  readonly holes: number;
};

/** A visible line of stitching or an edge, as a polyline in space on the surface. */
export type StitchLine = {
  readonly kind: 'top-stitch' | 'seam' | 'hem' | 'buttonhole' | 'zip';
  /** x, y, z in cm, one point after the other. */
  readonly points: Float32Array;
};

/**
 * A draped garment. Centimetres; y is up from the floor, the form stands at x = z = 0 and looks along +z, its left is +x.
 * Vertices are split where pieces meet, so that `patternUv` is continuous within a piece; split vertices share positions.
 * The surface is a single sheet; the renderer gives it thickness.
 */
export type GarmentMesh = {
  /** 3 numbers a vertex. */
  readonly positions: Float32Array;
  /** 3 numbers a vertex, of length 1, away from the body. Smooth across seams unless the seam is a pressed edge. */
  readonly normals: Float32Array;
  /** 2 numbers a vertex: place in the pattern piece in cm, u across the grain (weft), v along it (warp). */
  readonly patternUv: Float32Array;
  /** 1 number a vertex: distance to the nearest seam or fold line of its piece in pattern space, in cm, at most 8. */
  readonly seamDistance: Float32Array;
  /** 1 number a vertex: distance to the nearest free edge (hem, placket, opening) in pattern space, in cm, at most 8. */
  readonly edgeDistance: Float32Array;
  /** 3 vertex numbers a triangle, counter-clockwise seen from outside. */
  readonly triangles: Uint32Array;
  readonly pieces: readonly MeshPiece[];
  readonly hardware: readonly Hardware[];
  readonly stitches: readonly StitchLine[];
  /** Thickness of the cloth in cm. */
  readonly thicknessCm: number;
};
