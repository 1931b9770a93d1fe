import { mirrored, outline, type DimensionLine, type GarmentDrawing, type GarmentMeasures, type Place } from './drawing-shape.ts';

/** What hangs from the waist: trousers and skirts. Waists are measured around, so half of one lies on the table. */
export function bottomDrawing(measures: GarmentMeasures): GarmentDrawing | undefined {
  const [waist, length, hem] = [measures.get('waist'), measures.get('full-length'), measures.get('hem')];
  if (waist === undefined || length === undefined || hem === undefined) return undefined;
  const inseam = measures.get('inseam');
  return inseam === undefined ? skirtDrawing(waist, length, hem) : trouserDrawing(measures, waist, length, hem, inseam);
}

function skirtDrawing(waist: number, length: number, hem: number): GarmentDrawing {
  const reach = Math.max(waist / 4, hem / 2);
  return {
    left: -reach,
    top: 0,
    width: 2 * reach,
    height: length,
    outlines: [
      outline([
        [-waist / 4, 0],
        [waist / 4, 0],
        [hem / 2, length],
        [-hem / 2, length],
      ]),
    ],
    dimensions: [
      { key: 'waist', from: [-waist / 4, length * 0.05], to: [waist / 4, length * 0.05] },
      { key: 'full-length', from: [0, 0], to: [0, length] },
      { key: 'hem', from: [-hem / 2, length - 2], to: [hem / 2, length - 2] },
    ],
  };
}

function trouserDrawing(measures: GarmentMeasures, waist: number, length: number, hem: number, inseam: number): GarmentDrawing {
  const rise = measures.get('rise') ?? length - inseam;
  const thigh = measures.get('thigh') ?? (waist / 4) * 1.25;
  // The legs lie a little apart.
  const innerHem = Math.max(1.5, thigh / 2 + 2 - hem / 2);
  const half: readonly Place[] = [
    [waist / 4, 0],
    [thigh, rise],
    [innerHem + hem, length],
    [innerHem, length],
  ];
  const reach = Math.max(waist / 4, thigh, innerHem + hem);
  const dimensions: readonly DimensionLine[] = [
    { key: 'waist', from: [-waist / 4, length * 0.05], to: [waist / 4, length * 0.05] },
    { key: 'full-length', from: [waist / 4, 0], to: [innerHem + hem, length] },
    ...(measures.has('rise') ? [{ key: 'rise', from: [0, 0], to: [0, rise] } as const] : []),
    { key: 'inseam', from: [0, rise], to: [-innerHem, length] },
    ...(measures.has('thigh') ? [{ key: 'thigh', from: [-thigh, rise], to: [0, rise] } as const] : []),
    { key: 'hem', from: [-innerHem - hem, length - 2], to: [-innerHem, length - 2] },
  ];
  return {
    left: -reach,
    top: 0,
    width: 2 * reach,
    height: length,
    outlines: [
      outline([...half, [0, rise], ...mirrored(half)]),
      outline(
        [
          [0, 0],
          [0, rise],
        ],
        false,
      ),
    ],
    dimensions,
  };
}
