import { mirrored, outline, type DimensionLine, type GarmentDrawing, type GarmentMeasures, type Place } from './drawing-shape.ts';

/** A sleeve laid flat falls by such an angle from level, in degrees: the longer it is the more. */
const SLEEVE_ANGLE = { short: 30, more: 24 } as const;
/** From this length on a sleeve is long, in cm. */
const LONG_SLEEVE = 58;

/** Everything that hangs from the shoulders: shirts, knitwear, coats, dresses, and what is cut like a kimono. */
export function topDrawing(measures: GarmentMeasures): GarmentDrawing | undefined {
  const [length, width] = [measures.get('length'), measures.get('body-width')];
  if (length === undefined || width === undefined) return undefined;
  const shoulder = measures.get('shoulder') ?? width * 0.84;
  const neck = Math.min(shoulder * 0.2, 10);
  const slope = Math.min(shoulder * 0.09, 4.5);
  const armhole = Math.min(24, length * 0.42);
  const underarm: Place = [width / 2, slope + armhole];
  const sleeve = sleeveOf(measures, [shoulder / 2, slope], underarm, armhole);
  const half: readonly Place[] = [[neck, 0], ...sleeve.line, [width / 2, length]];
  const dimensions: readonly DimensionLine[] = [
    { key: 'length', from: [0, 0], to: [0, length] },
    { key: 'body-width', from: [-width / 2, underarm[1]], to: underarm },
    ...(measures.has('shoulder') ? [{ key: 'shoulder', from: [-shoulder / 2, slope], to: [shoulder / 2, slope] } as const] : []),
    ...sleeve.dimensions,
  ];
  const reach = Math.max(width / 2, ...sleeve.line.map(([x]) => x));
  return {
    left: -reach,
    top: 0,
    width: 2 * reach,
    height: Math.max(length, ...sleeve.line.map(([, y]) => y)),
    outlines: [outline([...half, ...mirrored(half)]), `M${-neck} 0Q0 ${neck * 0.9} ${neck} 0`],
    dimensions,
  };
}

type SleeveDrawing = { readonly line: readonly Place[]; readonly dimensions: readonly DimensionLine[] };

/** From the tip of the shoulder to under the arm. */
function sleeveOf(measures: GarmentMeasures, tip: Place, underarm: Place, armhole: number): SleeveDrawing {
  const yuki = measures.get('yuki');
  if (yuki !== undefined) {
    const depth = Math.min(48, (measures.get('length') ?? 80) * 0.55);
    const line: readonly Place[] = [[yuki, tip[1]], [yuki, depth], [underarm[0] + 1.5, depth], underarm];
    return { line, dimensions: [{ key: 'yuki', from: [0, tip[1]], to: [yuki, tip[1]] }] };
  }
  const length = measures.get('sleeve');
  if (length === undefined) return { line: [tip, underarm], dimensions: [] };
  const reach = Math.min(1, length / LONG_SLEEVE);
  const angle = ((SLEEVE_ANGLE.short + SLEEVE_ANGLE.more * reach) * Math.PI) / 180;
  const [along, down] = [Math.cos(angle), Math.sin(angle)];
  const end: Place = [tip[0] + length * along, tip[1] + length * down];
  // The longer the sleeve, the closer to the wrist it ends.
  const opening = armhole * (0.9 - 0.42 * reach);
  const inner: Place = [end[0] - opening * down, end[1] + opening * along];
  return { line: [tip, end, inner, underarm], dimensions: [{ key: 'sleeve', from: tip, to: end }] };
}
