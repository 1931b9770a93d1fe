import { linear, type Rgb } from '../cloth/dye.ts';
import { createRandom } from '../random.ts';
import type { PlainSurface } from '../trace/cloth/surface.ts';
import { lathe } from '../trace/geometry/lathe.ts';
import type { MeshPart } from '../trace/geometry/scene-mesh.ts';
import { foldedStack } from './folded-stack.ts';
import { woundThread } from './wound-thread.ts';

/** Numbers of the plain surfaces, after the cloths of the picture. */
type Things = {
  readonly card: number;
  readonly wood: number;
  readonly steel: number;
  readonly glass: number;
  readonly horn: number;
  readonly dark: number;
};

export type Workbench = { readonly parts: readonly MeshPart[]; readonly surfaces: readonly PlainSurface[] };

/**
 * A corner of a workshop's table: folded cloth, cones and spools of its thread, a pincushion, buttons and a thimble. Cloths are the surfaces
 * from 0; what it adds begins with number `first`.
 */
export function workbench(colours: readonly Rgb[], first: number, seed: number, detail: number): Workbench {
  const random = createRandom(seed);
  const last = first + colours.length;
  const things: Things = { card: last, wood: last + 1, steel: last + 2, glass: last + 3, horn: last + 4, dark: last + 5 };
  const threadOf = (i: number): number => first + (i % colours.length);
  const parts = [
    ...moved(
      foldedStack(
        [0, 1, 2].map((i) => i % colours.length),
        [1.5, 1.5, 1.5],
        seed,
        detail,
        false,
      ),
      -9,
      -10,
    ),
    ...cone({ x: 14.5, z: -9, thread: threadOf(0), height: 17 }, things, detail),
    ...cone({ x: 20, z: 0, thread: threadOf(1), height: 15.5 }, things, detail),
    ...cone({ x: 25.5, z: -14, thread: threadOf(2), height: 16 }, things, detail),
    ...spool(8.6, 8, threadOf(1), things, detail),
    ...spool(12.8, 11.6, threadOf(0), things, detail),
    ...pincushion(-8.5, 12, 2 % colours.length, things, random),
    ...buttons(random, things),
    thimble(1.4, 15.4, things.steel),
  ];
  return { parts, surfaces: [...colours.map(threadSurface), ...plainThings()] };
}

const threadSurface = (colour: Rgb): PlainSurface => ({ kind: 'plain', colour, roughness: 0.62, reflectance: 0.045 });

function plainThings(): readonly PlainSurface[] {
  return [
    { kind: 'plain', colour: linear('#b59a78'), roughness: 0.8, reflectance: 0.03 },
    { kind: 'plain', colour: linear('#8a6038'), roughness: 0.45, reflectance: 0.04, grain: 'wood' },
    { kind: 'plain', colour: linear('#8d8f92'), roughness: 0.22, reflectance: 0.55 },
    { kind: 'plain', colour: linear('#efe9dc'), roughness: 0.12, reflectance: 0.06 },
    { kind: 'plain', colour: linear('#4a3626'), roughness: 0.3, reflectance: 0.05, grain: 'horn' },
    { kind: 'plain', colour: linear('#161413'), roughness: 0.7, reflectance: 0.03 },
  ];
}

type ConePlace = { readonly x: number; readonly z: number; readonly thread: number; readonly height: number };

/** Thread crosses itself all the way up a cone of card, whose ends stand out. */
function cone({ x, z, thread, height }: ConePlace, { card, dark }: Things, detail: number): readonly MeshPart[] {
  const radiusAt = (y: number): number => 5.1 - (y / height) * 2.5;
  const core = [
    [5.2, 0.02],
    [5.2, 0.35],
    [4.2, 0.5],
    [1.5, height - 0.6],
    [1.35, height + 1.5],
    [1.1, height + 1.5],
    [1.1, height - 2],
  ] as const;
  return [
    lathe(core, x, z, 48, card),
    lathe(
      [
        [1.12, height - 1.9],
        [0, height - 1.9],
      ],
      x,
      z,
      24,
      dark,
    ),
    woundThread({ x, z, from: 0.5, to: height - 0.4, radiusAt, crossings: 5, surface: thread }, detail),
  ];
}

/** A turned wooden spool. */
function spool(x: number, z: number, thread: number, { dark, wood }: Things, detail: number): readonly MeshPart[] {
  const profile = [
    [0, 0.02],
    [1.9, 0.02],
    [1.95, 0.2],
    [1.75, 0.62],
    [1.1, 0.8],
    [1.1, 4.4],
    [1.75, 4.58],
    [1.95, 5],
    [1.88, 5.2],
    [0.5, 5.22],
    [0.42, 4.6],
  ] as const;
  return [
    lathe(profile, x, z, 48, wood),
    lathe(
      [
        [0.45, 4.7],
        [0, 4.7],
      ],
      x,
      z,
      20,
      dark,
    ),
    woundThread({ x, z, from: 0.8, to: 4.4, radiusAt: () => 1.68, crossings: 1, surface: thread }, detail),
  ];
}

/** A round cushion of the third cloth with pins in it. */
function pincushion(x: number, z: number, cloth: number, { glass, steel }: Things, random: () => number): readonly MeshPart[] {
  const [radius, high] = [4.3, 4.6];
  const body = Array.from({ length: 25 }, (_, i) => {
    const angle = (i / 24) * Math.PI;
    // Drawn in at the middle, above and below, where the thread goes through.
    const dent = 1 - 0.28 * Math.exp(-((Math.sin(angle) / 0.28) ** 2));
    return [radius * Math.sin(angle) ** 0.8, high / 2 + 0.03 - (high / 2) * Math.cos(angle) * dent] as const;
  });
  const pins = Array.from({ length: 9 }, (_, i) => {
    const turn = (i / 9) * Math.PI * 2 + random() * 0.5;
    const away = 1.1 + random() * 2;
    return pin(x + Math.sin(turn) * away, z + Math.cos(turn) * away, high + 0.7 + random() * 0.9, glass, steel);
  });
  return [lathe(body, x, z, 64, cloth), ...pins.flat()];
}

function pin(x: number, z: number, top: number, glass: number, steel: number): readonly MeshPart[] {
  const radius = 0.24;
  const head = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 12) * Math.PI;
    return [radius * Math.sin(angle), top - radius * Math.cos(angle)] as const;
  });
  return [
    lathe(head, x, z, 20, glass),
    lathe(
      [
        [0.045, top],
        [0.045, 1],
      ],
      x,
      z,
      8,
      steel,
    ),
  ];
}

/** Buttons as they were emptied on the table, flat and apart. */
function buttons(random: () => number, things: Things): readonly MeshPart[] {
  const places = [
    [-15, 12],
    [-17.6, 14.6],
    [-13.2, 15.6],
    [8.2, 17.2],
    [18.6, 14.2],
    [-19.4, 10.4],
  ] as const;
  return places.flatMap(([x, z]) => button(x + random() * 0.8, z + random() * 0.8, 0.95 + random() * 0.25, random() * Math.PI, things));
}

function button(x: number, z: number, radius: number, turn: number, { dark, horn }: Things): readonly MeshPart[] {
  const profile = [
    [radius * 0.9, 0.02],
    [radius, 0.1],
    [radius, 0.26],
    [radius * 0.9, 0.34],
    [radius * 0.74, 0.32],
    [radius * 0.66, 0.24],
    [0, 0.22],
  ] as const;
  const holes = [0, 1, 2, 3].map((i) => {
    const angle = turn + (i / 4) * Math.PI * 2;
    const away = radius * 0.27;
    return lathe(
      [
        [radius * 0.11, 0.235],
        [0, 0.236],
      ],
      x + Math.sin(angle) * away,
      z + Math.cos(angle) * away,
      12,
      dark,
    );
  });
  return [lathe(profile, x, z, 40, horn), ...holes];
}

function thimble(x: number, z: number, steel: number): MeshPart {
  const profile = [
    [0.98, 0.02],
    [1.02, 0.12],
    [0.96, 0.24],
    [0.9, 1.5],
    [0.8, 1.95],
    [0.5, 2.15],
    [0, 2.2],
  ] as const;
  return lathe(profile, x, z, 40, steel);
}

function moved(parts: readonly MeshPart[], dx: number, dz: number): readonly MeshPart[] {
  return parts.map((part) => ({
    ...part,
    positions: Float32Array.from(part.positions, (value, i) => value + ([dx, 0, dz][i % 3] ?? 0)),
  }));
}
