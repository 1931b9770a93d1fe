import { measurePlan, planDesign } from '../../../../apps/designer-studio/src/features/embroidery/stitch/plan/index.ts';
import { DEFAULT_SETTINGS } from '../../../../apps/designer-studio/src/features/embroidery/stitch/settings.ts';
import type { Shape } from '../../../../apps/designer-studio/src/features/embroidery/stitch/shape.ts';

/** As many wavy discs of 60 mm as give about so many stitches. */
export function wavyDiscs(kind: Shape['stitch']['kind'], stitches: number): readonly Shape[] {
  const each = measurePlan(planDesign([disc(kind, 0)]).plan).stitches;
  return Array.from({ length: Math.max(1, Math.round(stitches / each)) }, (_, index) => disc(kind, index));
}

function disc(kind: Shape['stitch']['kind'], index: number): Shape {
  const points = Array.from({ length: 240 }, (_, step) => {
    const angle = (step / 120) * Math.PI;
    const radius = 30 + 3 * Math.sin(angle * (5 + (index % 5)));
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
  return {
    id: String(index),
    name: kind,
    paths: [{ points, isClosed: true }],
    rule: 'nonzero',
    thread: 'indigo',
    stitch: { ...DEFAULT_SETTINGS, kind, lengthMm: 2.5 },
  };
}
