import { createRandom } from '../../random.ts';
import { clamp, fraction } from '../../scalar.ts';
import { fromMiddle, inside, type Print } from './print.ts';

/** Blue-sea waves: rows of overlapping fans of rings, each row half a fan further. */
export const seigaiha: Print = {
  width: 48,
  height: 48,
  draw: (u, v) => {
    const radius = 24;
    const rowHeight = radius / 2;
    // Lower rows lie in front: the first fan, from the front, that holds the point wins.
    for (let row = Math.floor(v / rowHeight) + 2; row >= Math.floor(v / rowHeight) - 1; row--) {
      const cy = row * rowHeight + radius;
      const cx = Math.round((u - (row & 1) * radius) / (2 * radius)) * 2 * radius + (row & 1) * radius;
      const distance = Math.hypot(u - cx, v - cy);
      if (distance > radius || v > cy) continue;
      const ring = Math.min(...[23, 17.6, 12.2, 6.8].map((at) => Math.abs(distance - at) - 1.05));
      return [inside(Math.min(ring, distance - 2.6), 0.7), 0];
    }
    return [0, 0];
  },
};

/** Hemp leaf: hexagons of six diamonds, drawn as lines. */
export const asanoha: Print = {
  width: 72,
  height: 72 * Math.sqrt(3),
  draw: (u, v) => {
    const side = 36;
    const height = side * Math.sqrt(3);
    let nearest = Infinity;
    // Triangular lattice of side 2·36; each triangle is joined from its middle to its corners and its own edges are drawn.
    const row = Math.floor(v / height);
    const local = v - row * height;
    const shift = (row & 1) * side;
    const x = fraction((u - shift) / (2 * side)) * 2 * side;
    const up = x > (local / height) * side && x < 2 * side - (local / height) * side;
    const corners = up
      ? ([
          [0, 0],
          [2 * side, 0],
          [side, height],
        ] as const)
      : x < side
        ? ([
            [0, 0],
            [side, height],
            [-side, height],
          ] as const)
        : ([
            [2 * side, 0],
            [3 * side, height],
            [side, height],
          ] as const);
    const cx = (corners[0][0] + corners[1][0] + corners[2][0]) / 3;
    const cy = (corners[0][1] + corners[1][1] + corners[2][1]) / 3;
    corners.forEach(([ax, ay], i) => {
      const [bx, by] = corners[(i + 1) % 3] ?? [ax, ay];
      nearest = Math.min(nearest, toSegment(x, local, ax, ay, bx, by), toSegment(x, local, ax, ay, cx, cy));
      const mx = (ax + bx) / 2;
      const my = (ay + by) / 2;
      nearest = Math.min(nearest, toSegment(x, local, mx, my, cx, cy) + 0.35);
    });
    return [inside(nearest - 1, 0.7), 0];
  },
};

/** Block print: a carved flower in offset rows, stamped by hand so each sits a little differently. */
export const blockPrint: Print = {
  width: 120,
  height: 120,
  draw: (u, v, noise) => {
    const row = Math.round(v / 60);
    const column = Math.round((u - (row & 1) * 30) / 60);
    const jitter = createRandom(((((column + 40) % 2) * 7 + ((row + 40) % 2) * 13) | 0) + 5);
    const x = u - column * 60 - (row & 1) * 30 + (jitter() - 0.5) * 3;
    const y = v - row * 60 + (jitter() - 0.5) * 3;
    const distance = Math.hypot(x, y);
    const angle = Math.atan2(y, x) + (jitter() - 0.5) * 0.2;
    const petals = inside(distance - 17 * (0.62 + 0.38 * Math.abs(Math.cos(angle * 4))));
    const vein = inside(Math.abs(Math.sin(angle * 4)) * distance - 1.1) * inside(distance - 13);
    const core = inside(distance - 4.6);
    const dot = inside(Math.hypot(Math.abs(x) - 26, Math.abs(y) - 1) - 2.4) + inside(Math.hypot(x, Math.abs(y) - 26) - 2.4);
    const wear = 0.86 + 0.18 * noise.tiled(u * 0.2, v * 0.2, 24, 24);
    return [clamp((petals - vein + dot) * wear), core];
  },
};

/** Batik: wax leaves on a dotted ground, with the fine cracks where dye ran through. */
export const batik: Print = {
  width: 144,
  height: 144,
  draw: (u, v, noise) => {
    const lean = Math.floor(u / 72) % 2 === 0 ? 1 : -1;
    const x = fromMiddle(u - 36, 72);
    const y = fromMiddle(v - (lean > 0 ? 0 : 36), 72);
    const along = x * 0.6 * lean + y * 0.8;
    const across = x * 0.8 * lean - y * 0.6;
    const leaf = Math.abs(across) - 13 * Math.max(0, 1 - (along / 32) ** 2);
    const blade = Math.abs(along) < 32 ? inside(leaf) : 0;
    const ribs = inside(Math.abs(across) - 1) + inside(Math.abs(fromMiddle(along - Math.abs(across) * 0.8, 8)) - 1) * 0.8;
    const dots = inside(Math.hypot(fromMiddle(u, 12), fromMiddle(v, 12)) - 1.7) * (1 - inside(leaf - 6));
    const crack = Math.exp(-((noise.tiled(u / 18, v / 18, 8, 8) / 0.035) ** 2)) * 0.35;
    return [
      clamp(blade * (1 - 0.75 * ribs) + dots * 0.9 - crack * blade),
      clamp(crack * 0.6 + inside(Math.abs(leaf - 4) - 1) * (Math.abs(along) < 36 ? 0.8 : 0)),
    ];
  },
};

function toSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const t = clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2));
  return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay));
}
