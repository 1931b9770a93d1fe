import { lerp } from '../../geometry/scalar.ts';
import type { Point } from '../../geometry/vector.ts';
import type { Pattern, PatternPiece } from '../pattern.ts';
import { angleAt, formRing } from './waistband.ts';

/** Half a pleated skirt. `face` shows, `depth` lies behind it twice; `box` turns every second pleat over. */
type PleatedPanelCut = {
  readonly facing: 'front' | 'back';
  readonly pleats: number;
  readonly depthCm: number;
  readonly length: number;
  readonly top: number;
  readonly gapCm: number;
  readonly flare: number;
};

/** The angle pleats are pressed to. */
const pressedDeg = 40;
/** How far behind the face the folds lie at the waist. */
const behind = [-0.55, 0, -1] as const;

/** What lies behind what in a pleat, from the face inwards. */
const pleatLayers = ['face', 'turn', 'under'] as const;

/** Holds the layers of a panel's pleats in order. */
export function pleatRules(panel: string): Pattern['layers'] {
  return [
    { outer: [`${panel}#face`], inner: [`${panel}#turn`], gapCm: 0.1, reachCm: 0.9 },
    { outer: [`${panel}#turn`], inner: [`${panel}#under`], gapCm: 0.1, reachCm: 0.9 },
  ];
}

/** Edges: hem, end, top, start. The pleats are laid and pressed already. */
export function pleatedPanel(name: string, cut: PleatedPanelCut): PatternPiece {
  const { pleats, depthCm, length, top } = cut;
  const ring = formRing();
  const hip = ring.lengthAt(84, cut.gapCm + 0.6) / 2 / pleats;
  const pitch = hip + 2 * depthCm;
  const width = pleats * pitch;
  const first = cut.facing === 'front' ? 0 : 0.5;
  /** Width that shows of a pleat: the waist's share above, the hip's below, and more where the skirt opens. */
  const faceAt = (v: number) => {
    if (v > 84) return ring.lengthAt(v, cut.gapCm + 0.6) / 2 / pleats;
    return hip * (1 + (0.22 * cut.flare * (84 - v)) / Math.max(1, 84 - top + length));
  };
  const faces = new Map<number, number>();
  const face = (v: number) => {
    const known = faces.get(v) ?? faceAt(v);
    faces.set(v, known);
    return known;
  };
  /** Where a point lies along the round, in faces, and how far behind. */
  const fold = (u: number, v: number): readonly [number, number] => {
    const pleat = Math.min(pleats - 1, Math.floor(u / pitch));
    const into = u - pleat * pitch;
    const shown = face(v);
    const depth = (pitch - shown) / 2;
    if (into <= shown) return [pleat + into / shown, lerp(behind[0], behind[1], into / shown)];
    if (into <= shown + depth) return [pleat + 1 - (into - shown) / shown, lerp(behind[1], behind[2], (into - shown) / depth)];
    return [pleat + 1 - (pitch - into) / shown, lerp(behind[2], behind[0], (into - shown - depth) / depth)];
  };
  /** The layer of a pleat at a place, by its number; none where neighbouring pleats are nearer than the pleat's own layers. */
  const layerAt = (u: number, v: number): number | undefined => {
    const into = u - Math.min(pleats - 1, Math.floor(u / pitch)) * pitch;
    const shown = face(v);
    const depth = (pitch - shown) / 2;
    if (into <= shown) return into > shown * 0.5 ? 0 : undefined;
    if (into <= shown + depth) return 1;
    return into < shown + depth * 1.5 ? 2 : undefined;
  };
  const heights = Array.from({ length: 17 }, (_, i) => top - length + (length * i) / 16);
  const crease = (at: (v: number) => number) => ({ line: heights.map((v): Point => [at(v), v]), angleDeg: pressedDeg });
  return {
    name,
    layer: 'shell',
    grainDeg: 0,
    isPleated: true,
    regions: pleatLayers.map((layer, i) => ({ name: layer, isTurned: layer === 'turn', isIn: (u, v) => layerAt(u, v) === i })),
    outline: [
      {
        name: 'hem',
        line: [
          [0, top - length],
          [width, top - length],
        ],
      },
      {
        name: 'end',
        line: [
          [width, top - length],
          [width, top],
        ],
      },
      {
        name: 'top',
        line: [
          [width, top],
          [0, top],
        ],
      },
      {
        name: 'start',
        line: [
          [0, top],
          [0, top - length],
        ],
      },
    ],
    creases: Array.from({ length: pleats }, (_, i) => [
      crease((v) => i * pitch + face(v)),
      crease((v) => i * pitch + face(v) + (pitch - face(v)) / 2),
    ]).flat(),
    place: (u, v) => {
      const [along, back] = fold(u, v);
      const angle = angleAt(first + along / pleats / 2);
      const [x, , z] = ring.at(angle, Math.max(84, v), cut.gapCm + 0.6 + 0.9 + back);
      const open = face(v) / face(Math.max(84, v));
      return [x * open, v, z * open];
    },
  };
}
