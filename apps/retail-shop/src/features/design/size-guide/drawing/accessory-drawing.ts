import { outline, type DimensionLine, type GarmentDrawing, type GarmentMeasures } from './drawing-shape.ts';

/** Bags and scarves. */
export function accessoryDrawing(measures: GarmentMeasures): GarmentDrawing | undefined {
  const [width, depth] = [measures.get('width'), measures.get('depth')];
  const isBag = measures.has('height');
  const height = measures.get('height') ?? measures.get('full-length');
  if (width === undefined || height === undefined) return undefined;
  const handle = isBag ? height * 0.45 : 0;
  const side = depth === undefined ? 0 : depth * 0.5;
  const dimensions: readonly DimensionLine[] = [
    { key: 'width', from: [-width / 2, height - 2], to: [width / 2, height - 2] },
    { key: isBag ? 'height' : 'full-length', from: [0, 0], to: [0, height] },
    ...(depth === undefined ? [] : [{ key: 'depth', from: [width / 2, height], to: [width / 2 + side, height - side] } as const]),
  ];
  return {
    left: -width / 2,
    top: -handle,
    width: width + side,
    height: height + handle,
    outlines: [
      outline([
        [-width / 2, 0],
        [width / 2, 0],
        [width / 2, height],
        [-width / 2, height],
      ]),
      ...(isBag ? [`M${-width / 4} 0C${-width / 4} ${-handle * 1.3} ${width / 4} ${-handle * 1.3} ${width / 4} 0`] : []),
      ...(side > 0
        ? [
            outline(
              [
                [width / 2, 0],
                [width / 2 + side, -Math.min(side, handle)],
                [width / 2 + side, height - side],
                [width / 2, height],
              ],
              false,
            ),
          ]
        : []),
    ],
    dimensions,
  };
}
