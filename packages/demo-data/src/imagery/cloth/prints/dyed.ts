import { createRandom } from '../../random.ts';
import { clamp, smoothstep } from '../../scalar.ts';
import { fromMiddle, inside, type Print } from './print.ts';

/** Shibori: bound rings in offset rows, the dye seeping through the gathers. */
export const shibori: Print = {
  width: 240,
  height: 240,
  draw: (u, v, noise) => {
    const seep = noise.tiled(u / 20, v / 20, 12, 12) + 0.5 * noise.tiled(u / 7.5, v / 7.5, 32, 32);
    const odd = Math.abs(fromMiddle(v, 240)) > 60 ? 1 : 0;
    const x = fromMiddle(u - odd * 60, 120);
    const y = fromMiddle(v, 120);
    const angle = Math.atan2(y, x);
    const distance = Math.hypot(x, y) + 5 * seep + 3.2 * Math.sin(angle * 14 + seep * 2);
    const ring = 0.5 + 0.5 * Math.sin(distance * 0.26 + 1.6);
    const resist = smoothstep(0.5, 0.86, ring + 0.16 * seep) * smoothstep(66, 44, distance);
    return [clamp(resist + 0.1 * seep * (1 - resist)), 0];
  },
};

/** Scattered flowers with leaves, from a seed: no two designs share a meadow. */
export function floral(seed: number): Print {
  const size = 240;
  const random = createRandom(seed);
  const cells = 4;
  const blooms = Array.from({ length: cells * cells }, (_, i) => ({
    x: ((i % cells) + 0.5 + (random() - 0.5) * 0.7) * (size / cells),
    y: (Math.floor(i / cells) + 0.5 + (random() - 0.5) * 0.7) * (size / cells),
    radius: 11 + 12 * random(),
    petals: random() < 0.5 ? 5 : 6,
    turn: random() * Math.PI * 2,
    third: random() < 0.4,
  }));
  return {
    width: size,
    height: size,
    draw: (u, v) => {
      let second = 0;
      let third = 0;
      for (const bloom of blooms) {
        const x = fromMiddle(u - bloom.x, size);
        const y = fromMiddle(v - bloom.y, size);
        const distance = Math.hypot(x, y);
        if (distance > bloom.radius * 2.3) continue;
        const lx = x * Math.cos(bloom.turn) + y * Math.sin(bloom.turn);
        const ly = Math.abs(-x * Math.sin(bloom.turn) + y * Math.cos(bloom.turn));
        const leaf = ly - bloom.radius * 0.24 * Math.max(0, 1 - ((Math.abs(lx) - bloom.radius * 1.3) / (bloom.radius * 0.8)) ** 2);
        if (Math.abs(Math.abs(lx) - bloom.radius * 1.3) < bloom.radius * 0.8)
          third = Math.max(third, 0.8 * inside(leaf) * (ly < 0.9 ? 0.5 : 1));
        const angle = Math.atan2(y, x) + bloom.turn;
        const edge = bloom.radius * (0.6 + 0.4 * Math.abs(Math.cos((angle * bloom.petals) / 2)));
        const petal = inside(distance - edge) * (0.72 + 0.28 * smoothstep(0, edge, distance));
        if (petal > 0) {
          second = Math.max(second * (1 - petal), bloom.third ? 0 : petal);
          third = Math.max(third * (1 - petal), bloom.third ? petal : 0);
        }
        const heart = inside(distance - bloom.radius * 0.2);
        second = clamp(second * (1 - heart) + (bloom.third ? heart : 0));
        third = clamp(third * (1 - heart) + (bloom.third ? 0 : heart));
      }
      return [second, third];
    },
  };
}
