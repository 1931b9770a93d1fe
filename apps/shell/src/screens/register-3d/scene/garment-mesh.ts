/** Triangles as numbers, three a corner. Flat faces: their normals follow from the corners. */
export type Mesh = Float32Array<ArrayBuffer>;

type Point = readonly [x: number, y: number, z: number];

export interface SheetOptions {
  /** Height and half width at each level, from top to bottom. */
  readonly profile: readonly (readonly [y: number, radius: number])[];
  /** Facets around. */
  readonly facets: number;
  /** Depth compared with width. */
  readonly depth: number;
  /** How deep pleats are at the bottom, as a share of the radius; they begin at nothing. */
  readonly pleat?: number;
  /** Half of the opening in front, in radians. */
  readonly opening?: number;
}

/** Cloth around the body: level by level, folded in zigzag where it is pleated, open in front where it is a jacket. */
export function sheet({ profile, facets, depth, pleat = 0, opening = 0 }: SheetOptions): Mesh {
  const corner = (level: number, facet: number): Point => {
    const [y, radius] = profile[level] ?? [0, 0];
    const share = level / (profile.length - 1);
    const angle = Math.PI / 2 + opening + (facet / facets) * 2 * (Math.PI - opening);
    const folded = radius * (1 + pleat * share * (facet % 2 === 0 ? 1 : -1));
    return [Math.cos(angle) * folded, y, Math.sin(angle) * folded * depth];
  };
  return mesh(profile.length - 1, facets, corner);
}

export interface TubeOptions {
  readonly from: Point;
  readonly to: Point;
  readonly radii: readonly [from: number, to: number];
  readonly facets: number;
}

/** A sleeve, or whatever else runs straight from one place to another. */
export function tube({ from, to, radii, facets }: TubeOptions): Mesh {
  const along = normalize([to[0] - from[0], to[1] - from[1], to[2] - from[2]]);
  const side = normalize(cross(along, Math.abs(along[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
  const across = cross(along, side);
  const corner = (level: number, facet: number): Point => {
    const angle = (facet / facets) * 2 * Math.PI;
    const radius = radii[level === 0 ? 0 : 1];
    const [a, b] = [Math.cos(angle) * radius, Math.sin(angle) * radius];
    const centre = level === 0 ? from : to;
    return [centre[0] + side[0] * a + across[0] * b, centre[1] + side[1] * a + across[1] * b, centre[2] + side[2] * a + across[2] * b];
  };
  return mesh(1, facets, corner);
}

/** The same on the other side of the body. */
export function mirrored(side: Mesh): Mesh {
  return side.map((value, index) => (index % 3 === 0 ? -value : value));
}

export function joined(...parts: readonly Mesh[]): Mesh {
  const all = new Float32Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Two triangles for each facet of each level. */
function mesh(levels: number, facets: number, corner: (level: number, facet: number) => Point): Mesh {
  const numbers: number[] = [];
  for (let level = 0; level < levels; level += 1) {
    for (let facet = 0; facet < facets; facet += 1) {
      const [a, b, c, d] = [corner(level, facet), corner(level, facet + 1), corner(level + 1, facet), corner(level + 1, facet + 1)];
      numbers.push(...a, ...c, ...b, ...b, ...c, ...d);
    }
  }
  return new Float32Array(numbers);
}

function cross([ax, ay, az]: Point, [bx, by, bz]: Point): Point {
  return [ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx];
}

function normalize([x, y, z]: Point): Point {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}
