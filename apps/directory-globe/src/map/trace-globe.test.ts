import { describe, expect, test } from '@jest/globals';
import { geoCircle, geoDistance, geoOrthographic } from 'd3-geo';
import { toSphereArcs, toSphereLines } from './sphere-lines.ts';
import { traceLines, traceRings, turnGlobe, type PathSink } from './trace-globe.ts';

const SIZE = { width: 600, height: 600 };
const RADIUS = 280;
const VIEWS = [
  { lon: 0, lat: 0 },
  { lon: 139, lat: 35 },
  { lon: -75, lat: -20 },
  { lon: 100, lat: 78 },
  { lon: -170, lat: -78 },
].map((view) => ({ ...view, zoom: 1 }));

const CENTRES: readonly [number, number][] = [
  [0, 0],
  [139, 35],
  [-75, -20],
  [0, 90],
  [0, -90],
  [105, 20],
  [-41, -35],
  [10, 2],
];

type Place = readonly [x: number, y: number];

/** Records a path as straight pieces; arcs in steps of about two degrees. */
function record(): { readonly sink: PathSink; readonly lines: Place[][] } {
  const lines: Place[][] = [];
  const add = (x: number, y: number): void => void lines.at(-1)?.push([x, y]);
  const sink: PathSink = {
    moveTo: (x, y) => void lines.push([[x, y]]),
    lineTo: add,
    closePath: () => {},
    arc: (x, y, radius, from, to, isCounterclockwise = false) => {
      const turn = Math.PI * 2;
      const whole = Math.abs(to - from) >= turn;
      const span = whole ? turn : isCounterclockwise ? -((((from - to) % turn) + turn) % turn) : (((to - from) % turn) + turn) % turn;
      const steps = Math.ceil(Math.abs(span) * 30);
      for (let step = 1; step <= steps; step += 1) {
        const angle = from + (span * step) / steps;
        add(x + Math.cos(angle) * radius, y + Math.sin(angle) * radius);
      }
    },
  };
  return { sink, lines };
}

/** By the rule evenodd. */
function isFilled(lines: readonly (readonly Place[])[], x: number, y: number): boolean {
  let isInside = false;
  for (const line of lines)
    for (const [index, [toX, toY]] of line.entries()) {
      const [fromX, fromY] = line.at(index - 1) ?? [0, 0];
      if (fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY)) isInside = !isInside;
    }
  return isInside;
}

/** Places on the near side, away from the rim, and where they are drawn. */
function samples({
  lon,
  lat,
}: (typeof VIEWS)[number]): readonly { readonly place: [number, number]; readonly x: number; readonly y: number }[] {
  const project = geoOrthographic().rotate([-lon, -lat]).translate([300, 300]).scale(RADIUS);
  const places = [-77, -55, -33, -11, 11, 33, 55, 77].flatMap((north) =>
    Array.from({ length: 24 }, (_, step): [number, number] => [step * 15 - 173, north]),
  );
  return places.flatMap((place) => {
    const at = geoDistance(place, [lon, lat]) < 1.45 ? project(place) : null;
    return at === null ? [] : [{ place, x: at[0], y: at[1] }];
  });
}

/** Places that are filled and should not be, or the other way round. */
function mismatches(centre: [number, number], radiusDeg: number, view: (typeof VIEWS)[number]): readonly [number, number][] {
  const { coordinates } = geoCircle().center(centre).radius(radiusDeg).precision(2)();
  const { sink, lines } = record();
  traceRings(sink, toSphereLines(coordinates), turnGlobe(view, SIZE, RADIUS));
  const fromEdge = (place: [number, number]) => geoDistance(place, centre) - (radiusDeg * Math.PI) / 180;
  return samples(view)
    .filter(({ place }) => Math.abs(fromEdge(place)) > 0.01)
    .filter(({ place, x, y }) => isFilled(lines, x, y) !== fromEdge(place) < 0)
    .map(({ place }) => place);
}

describe.each(VIEWS)('the globe seen from %j', (view) => {
  test.each([8, 40, 85])('fills a country of %i degrees wherever it is, in front, behind or across the rim', (radius) => {
    for (const centre of CENTRES) expect({ centre, wrong: mismatches(centre, radius, view) }).toEqual({ centre, wrong: [] });
  });

  test('shows of a line what is in front, up to the rim', () => {
    const { sink, lines } = record();
    const [here, far]: readonly [[number, number], [number, number]] = [
      [view.lon, view.lat],
      [view.lon + 150, -view.lat],
    ];
    traceLines(
      sink,
      toSphereArcs([
        [here, far],
        [far, here],
      ]),
      turnGlobe(view, SIZE, RADIUS),
    );
    expect(lines.length).toBe(2);
    const reach = ([x, y]: Place = [0, 0]) => Math.hypot(x - 300, y - 300);
    expect(reach(lines[0]?.at(-1))).toBeCloseTo(RADIUS, 3);
    expect(reach(lines[1]?.[0])).toBeCloseTo(RADIUS, 3);
    expect(reach(lines[1]?.at(-1))).toBeCloseTo(0, 3);
  });
});

test('chosen lines alone are drawn', () => {
  const { sink, lines } = record();
  const meridians = toSphereLines(
    [0, 10, 20].map((lon) => [
      [lon, -10],
      [lon, 10],
    ]),
  );
  traceLines(sink, meridians, turnGlobe({ lon: 0, lat: 0, zoom: 1 }, SIZE, RADIUS), (line) => line === 1);
  expect(lines.length).toBe(1);
  expect(lines[0]?.[0]?.[0]).toBeGreaterThan(300);
});
