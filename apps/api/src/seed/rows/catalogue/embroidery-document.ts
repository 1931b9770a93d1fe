type Point = readonly [x: number, y: number];

/** A fern of three threads as the embroidery screen keeps it: places in hundredths of a millimetre from the middle of the hoop. */
export function embroideryDocument(name: string): Readonly<Record<string, unknown>> {
  const leaves = Array.from({ length: 7 }, (_, pair) => [-1, 1].map((side) => leaf(pair, side))).flat();
  return {
    format: 'orime-embroidery-1',
    name,
    hoop: '100x100',
    shapes: [
      shape('stem', 'Stem', 'moss', [path(stem(), false)], { kind: 'satin', widthMm: 1.8 }),
      shape('leaves', 'Leaves', 'leaf', leaves, { kind: 'tatami', angleDeg: 35, underlay: 'edge' }),
    ],
  };
}

function shape(id: string, name: string, thread: string, paths: readonly object[], stitch: object): object {
  return { id, name, thread, rule: 'nonzero', paths, stitch };
}

function path(points: readonly Point[], isClosed: boolean): object {
  return { isClosed, at: points.flatMap(([x, y]) => [Math.round(x * 100), Math.round(y * 100)]) };
}

function stem(): readonly Point[] {
  return Array.from({ length: 19 }, (_, step) => [2.5 * Math.sin(step / 6), 36 - step * 4] as const);
}

/** A pointed oval beside the stem, smaller towards its top. */
function leaf(pair: number, side: number): object {
  const [length, width, y] = [20 - pair * 2.1, 3.6 - pair * 0.3, 26 - pair * 9];
  const angle = side * 0.95;
  const points = Array.from({ length: 24 }, (_, step): Point => {
    const turn = (step / 12) * Math.PI;
    const [across, along] = [width * Math.sin(turn), (length * (1 - Math.cos(turn))) / 2 + 2];
    return [across * Math.cos(angle) + along * Math.sin(angle), y + across * Math.sin(angle) - along * Math.cos(angle)];
  });
  return path(points, true);
}
