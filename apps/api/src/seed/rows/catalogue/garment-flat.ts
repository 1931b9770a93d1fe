/** What a flat drawing shows. */
export interface GarmentFlat {
  readonly shape: 'shirt' | 'smock' | 'pocket';
  readonly cloth: Rgb;
  readonly thread: Rgb;
}

type Rgb = readonly [red: number, green: number, blue: number];
type Line = readonly (readonly [x: number, y: number])[];

export const FLAT_SIZE = { width: 450, height: 600 } as const;
const PAPER: Rgb = [236, 232, 225];
const INK: Rgb = [29, 27, 25];

/** Pixels of a flat drawing, three bytes each, row by row. */
export function drawFlat({ shape, cloth, thread }: GarmentFlat): Buffer {
  const { width, height } = FLAT_SIZE;
  const { outline, seams, seamWidth } = SHAPES[shape];
  const closed = [...outline, ...outline.slice(0, 1)];
  const pixels = Buffer.alloc(width * height * 3, Buffer.from(PAPER));
  const [tops, lefts] = [outline.map(([, y]) => y), outline.map(([x]) => x)];
  for (let y = Math.min(...tops) - 2; y < Math.max(...tops) + 2; y += 1) {
    for (let x = Math.min(...lefts) - 2; x < Math.max(...lefts) + 2; x += 1) {
      const edge = distance(closed, x, y);
      const inside = isInside(outline, x, y);
      const color = mix(
        mix(mix(PAPER, cloth, inside ? 1 : 0), thread, inside ? cover(seams, x, y, seamWidth) : 0),
        INK,
        1.5 - Math.min(1.5, edge),
      );
      pixels.set(color, (y * width + x) * 3);
    }
  }
  return pixels;
}

/** How much of a pixel the lines cover, 0 to 1. */
function cover(lines: readonly Line[], x: number, y: number, lineWidth: number): number {
  const nearest = Math.min(...lines.map((line) => distance(line, x, y)));
  return Math.max(0, Math.min(1, lineWidth / 2 - nearest + 0.5));
}

function distance(line: Line, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let index = 1; index < line.length; index += 1) {
    const [ax, ay] = line[index - 1] ?? [0, 0];
    const [bx, by] = line[index] ?? [0, 0];
    const length = (bx - ax) ** 2 + (by - ay) ** 2;
    const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
    least = Math.min(least, (x - ax - along * (bx - ax)) ** 2 + (y - ay - along * (by - ay)) ** 2);
  }
  return Math.sqrt(least);
}

/** Even-odd rule. */
function isInside(outline: Line, x: number, y: number): boolean {
  let isIn = false;
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline.at(index - 1) ?? [0, 0];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  });
  return isIn;
}

function mix(under: Rgb, over: Rgb, share: number): Rgb {
  const part = Math.max(0, Math.min(1, share));
  return [
    Math.round(under[0] + (over[0] - under[0]) * part),
    Math.round(under[1] + (over[1] - under[1]) * part),
    Math.round(under[2] + (over[2] - under[2]) * part),
  ];
}

/** The other half of what stands on one side of the middle. */
const mirror = (line: Line): Line => line.map(([x, y]) => [FLAT_SIZE.width - x, y] as const).toReversed();
const both = (half: Line): Line => [...half, ...mirror(half)];

interface Shape {
  readonly outline: Line;
  readonly seams: readonly Line[];
  readonly seamWidth: number;
}

const frond: Line = [
  [225, 330],
  [200, 318],
  [184, 300],
  [176, 280],
];
const lower = (line: Line, by: number): Line => line.map(([x, y]) => [x, y + by] as const);
const FRONDS = [0, 44, 88].flatMap((by) => [lower(frond, by), mirror(lower(frond, by))]);

// Collar, shoulder, sleeve, side and hem of the left half, from the middle of the neck to the middle of the hem.
const SHAPES: Readonly<Record<GarmentFlat['shape'], Shape>> = {
  shirt: {
    outline: both([
      [190, 128],
      [165, 122],
      [115, 150],
      [60, 280],
      [108, 305],
      [135, 245],
      [135, 490],
    ]),
    seams: [
      [
        [225, 150],
        [225, 490],
      ],
      [
        [165, 122],
        [200, 175],
        [225, 150],
        [250, 175],
        [285, 122],
      ],
      [
        [150, 235],
        [195, 235],
        [195, 280],
        [172, 296],
        [150, 280],
        [150, 235],
      ],
    ],
    seamWidth: 3,
  },
  smock: {
    outline: both([
      [200, 140],
      [170, 120],
      [105, 150],
      [45, 350],
      [100, 372],
      [132, 270],
      [110, 505],
    ]),
    seams: [
      ...[235, 260, 285].map((y): Line => [
        [145, y],
        [225, y + 14],
        [305, y],
      ]),
      [
        [225, 150],
        [225, 215],
      ],
    ],
    seamWidth: 3,
  },
  pocket: {
    outline: both([
      [110, 130],
      [110, 410],
      [225, 480],
    ]),
    seams: [
      [
        [110, 165],
        [340, 165],
      ],
      [
        [225, 220],
        [225, 440],
      ],
      ...FRONDS,
    ],
    seamWidth: 6,
  },
};
