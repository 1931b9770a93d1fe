import type { EditorialSpec } from '../../vocabulary/index.ts';
import { dye, linear, partnerColour } from '../cloth/dye.ts';
import { backdropParts, type Studio } from '../studios/studio.ts';
import type { ClothSurface, Surface } from '../trace/cloth/surface.ts';
import type { Camera, Scene } from '../trace/frame/scene.ts';
import { joinParts, type MeshPart } from '../trace/geometry/scene-mesh.ts';
import type { Lamp } from '../trace/light/lamp.ts';
import { clothLandscape } from './cloth-landscape.ts';
import { foldedStack } from './folded-stack.ts';
import { hungLengths } from './hung-lengths.ts';
import { workbench } from './workbench.ts';

/** Editorial pictures that show cloth and no garment. */
export const stillCompositions = ['landscape', 'stack', 'hanging', 'workbench'] as const;
export type StillComposition = (typeof stillCompositions)[number];
export type StillSpec = EditorialSpec & { readonly composition: StillComposition };

/** Knits and hides have no selvedge, a landscape shows the middle of its cloth, and what lies on a table was cut. */
export function showsSelvedge({ composition, fabric = cloth }: StillSpec): boolean {
  return composition !== 'landscape' && composition !== 'workbench' && !/knit|jersey|leather/.test(fabric);
}

/** Of stills that name none. */
const cloth = 'wool-flannel';

export function isStill(spec: EditorialSpec): spec is StillSpec {
  return (stillCompositions as readonly string[]).includes(spec.composition);
}

type Set = {
  readonly parts: readonly MeshPart[];
  /** Beyond the cloths and the wood. */
  readonly surfaces?: readonly Surface[];
  readonly camera: Camera;
  readonly lamps: readonly Lamp[];
};

/**
 * The scene and the camera of a still. Its cloth has the colours of its palette, its room is the studio's. `detail` is the
 * fineness of its meshes, 1 for masters.
 */
export function stillShot(spec: StillSpec, studio: Studio, detail = 1): { readonly scene: Scene; readonly camera: Camera } {
  const cloths = clothsOf(spec);
  const rod: Surface = { kind: 'plain', colour: linear('#7a5535'), roughness: 0.5, reflectance: 0.04, grain: 'wood' };
  const { camera, lamps, parts, surfaces: things = [] } = arrange(spec, cloths, studio, detail);
  const surfaces: readonly Surface[] = [...cloths, rod, ...things, studio.floor, studio.wall];
  const backdrop = backdropParts(studio, surfaces.length - 2, surfaces.length - 1);
  return { camera, scene: { mesh: joinParts([...parts, ...backdrop]), surfaces, lamps, sky: studio.sky } };
}

function arrange(spec: StillSpec, cloths: readonly ClothSurface[], studio: Studio, detail: number): Set {
  const isWide = spec.ratio === '16:9';
  switch (spec.composition) {
    case 'landscape':
      return {
        parts: [clothLandscape(spec.seed, 0, detail)],
        camera: { eye: [14, 150, 92], at: [0, 8, -4], heightCm: isWide ? 56 : 72, apertureCm: 0.4 },
        lamps: rakingLamps,
      };
    case 'stack': {
      const numbers = cloths.map((_, i) => i);
      return {
        parts: foldedStack(
          [...numbers, ...numbers].slice(0, 7),
          [...cloths, ...cloths].map(({ weave }) => (/knit|melton/.test(weave) ? 2.1 : 1.3)),
          spec.seed,
          detail,
          showsSelvedge(spec),
        ),
        camera: { eye: [26, 40, 210], at: [0, 16, 0], heightCm: isWide ? 52 : 58, apertureCm: 0.7 },
        lamps: studio.lamps,
      };
    }
    case 'workbench':
      return {
        ...workbench(
          cloths.map(({ base }) => base),
          cloths.length + 1,
          spec.seed,
          detail,
        ),
        camera: { eye: [14, 56, 168], at: [-1, isWide ? 7.5 : 11.5, 0], heightCm: isWide ? 38 : 55, apertureCm: 0.5 },
        lamps: [...studio.lamps, tableLamp],
      };
    case 'hanging':
      return {
        parts: hungLengths(
          isWide ? [0, 1, 2, 0, 1].map((i) => i % cloths.length) : [0, 1, 2].map((i) => i % cloths.length),
          cloths.length,
          spec.seed,
          detail,
          showsSelvedge(spec),
        ),
        camera: { eye: [-40, 120, 560], at: [0, 132, 0], heightCm: isWide ? 150 : 205, apertureCm: 0 },
        lamps: studio.lamps,
      };
  }
}

/** Low light from one side draws every fold; a pale one from above keeps the valleys open. */
const rakingLamps: readonly Lamp[] = [
  { kind: 'panel', place: [-185, 112, 34], at: [0, 0, 0], width: 110, height: 80, radiance: [17, 16.4, 15.4] },
  { kind: 'panel', place: [120, 200, 60], at: [0, 0, 0], width: 160, height: 160, radiance: [2.6, 2.7, 2.85] },
];

/** A window beside the table: small things need a light of their own. */
const tableLamp: Lamp = {
  kind: 'panel',
  place: [-130, 120, 90],
  at: [0, 6, 0],
  width: 90,
  height: 110,
  radiance: [3.4, 3.45, 3.5],
};

/** Mills mark their denim with a red end. */
const denimThread = linear('#a8322a');

function clothsOf(spec: StillSpec): readonly ClothSurface[] {
  const { fabric = cloth, palette, print, seed } = spec;
  return palette.map((colour, i) => {
    const partner = palette[(i + 1) % palette.length] ?? partnerColour(colour, seed);
    const hasPrint = print !== undefined && print !== 'solid' && print !== 'gradient' && print !== 'colour-block' && i === 0;
    const second = dye(partner === colour ? partnerColour(colour, seed) : partner);
    return {
      kind: 'cloth',
      weave: fabric,
      base: dye(colour),
      second,
      third: dye(partnerColour(colour, seed)),
      turnDeg: 0,
      ...(showsSelvedge(spec) ? { selvedge: fabric === 'denim' ? denimThread : second } : {}),
      ...(hasPrint ? { print: { key: print, seed, across: false, perCm: 40 } } : {}),
    };
  });
}
