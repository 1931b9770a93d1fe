import { joined, mirrored, sheet, tube } from './garment-mesh.ts';
import type { Mesh } from './garment-mesh.ts';

export interface Layer {
  readonly mesh: Mesh;
  /** Red, green and blue from 0 to 1. */
  readonly ink: readonly [number, number, number];
}

const FACETS = 16;

/** The bare form on its stand, then what it puts on, one thing for each part of the form that is right. */
export function figureLayers(): readonly Layer[] {
  return [
    { ink: ink('#cfc4b0'), mesh: joined(body(), stand()) },
    { ink: ink('#d9852f'), mesh: top() },
    { ink: ink('#c6401f'), mesh: skirt() },
    { ink: ink('#31508f'), mesh: jacket() },
    { ink: ink('#dcaea4'), mesh: scarf() },
  ];
}

function body(): Mesh {
  const profile = [
    [1.06, 0],
    [1.05, 0.1],
    [0.93, 0.11],
    [0.86, 0.32],
    [0.62, 0.29],
    [0.24, 0.21],
    [-0.08, 0.31],
    [-0.26, 0.28],
    [-0.27, 0],
  ] as const;
  return sheet({ profile, facets: FACETS, depth: 0.62 });
}

function stand(): Mesh {
  const foot = sheet({
    profile: [
      [-1.16, 0.02],
      [-1.2, 0.3],
      [-1.22, 0],
    ],
    facets: 12,
    depth: 1,
  });
  return joined(tube({ from: [0, -0.25, 0], to: [0, -1.18, 0], radii: [0.022, 0.022], facets: 8 }), foot);
}

function top(): Mesh {
  const profile = [
    [0.95, 0.14],
    [0.88, 0.345],
    [0.62, 0.32],
    [0.24, 0.245],
    [0.08, 0.29],
  ] as const;
  const sleeve = tube({ from: [0.25, 0.82, 0], to: [0.5, 0.42, 0.05], radii: [0.12, 0.13], facets: 9 });
  return joined(sheet({ profile, facets: FACETS, depth: 0.66 }), sleeve, mirrored(sleeve));
}

function skirt(): Mesh {
  const profile = [
    [0.26, 0.25],
    [0.16, 0.27],
    [-0.2, 0.41],
    [-0.6, 0.55],
    [-0.98, 0.68],
  ] as const;
  return sheet({ profile, facets: 44, depth: 0.86, pleat: 0.075 });
}

function jacket(): Mesh {
  const profile = [
    [0.98, 0.17],
    [0.91, 0.4],
    [0.62, 0.38],
    [0.24, 0.37],
    [-0.2, 0.5],
  ] as const;
  const sleeve = tube({ from: [0.27, 0.81, 0], to: [0.72, 0.14, 0.1], radii: [0.15, 0.24], facets: 9 });
  return joined(sheet({ profile, facets: FACETS, depth: 0.74, opening: 0.42 }), sleeve, mirrored(sleeve));
}

function scarf(): Mesh {
  const ring = sheet({
    profile: [
      [1.0, 0.13],
      [1.03, 0.18],
      [0.98, 0.245],
      [0.91, 0.24],
      [0.89, 0.16],
    ],
    facets: 13,
    depth: 0.85,
  });
  const tail = tube({ from: [0.1, 0.94, 0.2], to: [0.17, 0.4, 0.36], radii: [0.055, 0.085], facets: 4 });
  return joined(ring, tail);
}

function ink(hex: string): readonly [number, number, number] {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  return [part(1), part(3), part(5)];
}
