import { lerp, smoothstep } from '../../geometry/scalar.ts';
import type { PatternPiece } from '../pattern.ts';
import { strip } from './strip.ts';
import { angleAt, formRing } from './waistband.ts';

/** Half a skirt, cut as part of a ring: lengths of its upper and lower edge and its height in cm, and where its top hangs. */
export type SkirtPanelCut = {
  readonly waist: number;
  readonly hem: number;
  readonly length: number;
  readonly top: number;
  readonly gapCm: number;
};

/** Edges: hem, end and start (the side seams), far-end and far-start (the halves of the waist). The front's start lies on the form's right. */
export function skirtPanel(name: string, facing: 'front' | 'back', cut: SkirtPanelCut, more: Partial<PatternPiece> = {}): PatternPiece {
  const ring = formRing();
  const first = facing === 'front' ? 0 : 0.5;
  return strip(
    {
      name,
      joins: [['hem', cut.hem]],
      farCm: cut.waist,
      widthCm: cut.length,
      farHalves: true,
      place: (along, across) => {
        const angle = angleAt(first + along / 2);
        const down = 1 - across;
        const [x, , z] = ring.at(angle, Math.max(84, cut.top - down * cut.length), cut.gapCm + 1);
        const girth = 2 * lerp(cut.waist, cut.hem, down);
        const radius = Math.min(girth / 2 / Math.PI, 13.5 + 24 * down);
        const wave = gatherWave(angle, girth / 2 / Math.PI / radius, radius);
        const out = smoothstep(0, 0.3, down);
        const from = 1 + (wave * smoothstep(0, 0.06, down)) / Math.hypot(x, z);
        return [
          lerp(x * from, 1.06 * (radius + wave) * Math.sin(angle), out),
          cut.top - down * cut.length,
          lerp(z * from, 0.94 * (radius + wave) * Math.cos(angle), out),
        ];
      },
    },
    { grainDeg: 0, ...more },
  );
}

/** How far out the cloth waves so that `fullness` times the round's length fits on it. Waves of no common measure: folds are not even. */
function gatherWave(angle: number, fullness: number, radius: number): number {
  const waves = 11;
  const amplitude = Math.min(2.4, (radius / waves) * Math.sqrt(2 * Math.max(0.01, fullness * fullness - 1)));
  return amplitude * (0.75 * Math.sin(angle * waves + 1) + 0.45 * Math.sin(angle * (waves + 4) + 2.3));
}
