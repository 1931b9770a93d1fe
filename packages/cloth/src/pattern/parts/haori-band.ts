import { curve, lengthOf, spacePath } from '../../geometry/polyline.ts';
import { lerp, smoothstep } from '../../geometry/scalar.ts';
import type { Vec3 } from '../../geometry/vector.ts';
import type { PatternPart } from '../assemble.ts';
import type { PatternPiece } from '../pattern.ts';
import type { Place } from '../placement.ts';

/** Height of the shoulder fold, and where body and sleeve part, in cm. */
export const haoriHeights = { shoulder: 147, underarm: 121 } as const;
const { shoulder, underarm } = haoriHeights;
const bandCm = 5.4;

/** Half the neckline of the back, from the centre. */
export const haoriNeck = curve([0, shoulder - 0.8], [6, shoulder - 0.8], [8.6, shoulder], 6);

/** Over the raised arms: beyond the shoulder cloth slopes down with them, below the underarm it goes round the trunk. */
export function lyingPlace(facing: 1 | -1, half: number): Place {
  return (u, v) => {
    const out = Math.abs(u);
    const fall = Math.max(0, out - 15) * 0.75;
    const x = Math.sign(u) * (out > 15 ? 15 + (out - 15) * 0.88 : out);
    const away =
      out > 15 ? Math.max(1.2, Math.min(7, (shoulder - v) * 0.9)) : Math.max(1.2, Math.min(15 - out * 0.25, (shoulder + 1 - v) * 0.85));
    const over: Vec3 = [x, v - fall, facing * away - 1.6];
    const around = ((u / half) * Math.PI * 0.98) / 2;
    const below: Vec3 = [24 * Math.sin(around), v, facing * 17 * Math.cos(around)];
    const share = out <= half ? 1 - smoothstep(underarm - 14, underarm + 6, v) : 0;
    return [lerp(over[0], below[0], share), lerp(over[1], below[1], share), lerp(over[2], below[2], share)];
  };
}

/** A doubled band from hem to hem round the neck. */
export function haoriBand(front: PatternPiece | undefined, hem: number): PatternPart {
  const frontCm = lengthOf(front?.outline.find(({ name }) => name === 'front')?.line ?? []);
  const neckCm = lengthOf(haoriNeck);
  const total = frontCm + neckCm;
  const lying = lyingPlace(1, 30);
  const rise = [hem, 80, 105, 122, 130, 138, 144].map((v): Vec3 => {
    const [x, y, z] = lying(8.2, v);
    return [x * 0.96, y, z + 0.8];
  });
  const behind: Vec3[] = [
    [-8.2, 147.2, -0.5],
    [-6.6, 147.6, -6],
    [0, 147.4, -8.6],
    [6.6, 147.6, -6],
    [8.2, 147.2, -0.5],
  ];
  const line = spacePath([...rise.map(([x, y, z]): Vec3 => [-x, y, z]), ...behind, ...rise.reverse()]);
  const piece: PatternPiece = {
    name: 'band',
    layer: 'trim',
    grainDeg: 90,
    stiffness: 5,
    outline: [
      {
        name: 'front-right',
        line: [
          [-total, 0],
          [-neckCm, 0],
        ],
      },
      {
        name: 'neck-right',
        line: [
          [-neckCm, 0],
          [0, 0],
        ],
      },
      {
        name: 'neck-left',
        line: [
          [0, 0],
          [neckCm, 0],
        ],
      },
      {
        name: 'front-left',
        line: [
          [neckCm, 0],
          [total, 0],
        ],
      },
      {
        name: 'end-left',
        line: [
          [total, 0],
          [total, bandCm],
        ],
      },
      {
        name: 'outer',
        line: [
          [total, bandCm],
          [-total, bandCm],
        ],
      },
      {
        name: 'end-right',
        line: [
          [-total, bandCm],
          [-total, 0],
        ],
      },
    ],
    place: (u, v) => {
      const [x, y, z] = line.at(((u + total) / (2 * total)) * line.length);
      const back = 1 - smoothstep(neckCm, neckCm + frontCm * 0.25, Math.abs(u));
      return [x * (1 - v * 0.07 * (1 - back)), y + v * back * 0.75, z + v * 0.12 * (1 - back) - v * 0.3 * back];
    },
  };
  return {
    pieces: [piece],
    seams: [
      { edges: ['band.front-right', 'front-right.front'] },
      { edges: ['band.neck-right', 'back.neck-right'] },
      { edges: ['band.neck-left', 'back.neck-left'] },
      { edges: ['band.front-left', 'front-left.front'] },
    ],
  };
}
