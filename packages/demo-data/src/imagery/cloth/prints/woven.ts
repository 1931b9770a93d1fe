import { clamp, fraction } from '../../scalar.ts';
import { fromMiddle, inside, type Print } from './print.ts';

/** Stripes across (sailor's) or along (shirting), in three rhythms. */
export function stripe(across: boolean, seed: number): Print {
  const rhythm = seed % 3;
  const period = across ? ([48, 72, 36][rhythm] ?? 48) : ([20, 30, 44][rhythm] ?? 24);
  const share = across ? ([0.4, 0.3, 0.5][rhythm] ?? 0.4) : ([0.26, 0.5, 0.3][rhythm] ?? 0.4);
  return {
    width: period,
    height: period,
    draw: (u, v) => {
      const d = Math.abs(fromMiddle(across ? v : u, period));
      const fine = rhythm === 2 && !across ? inside(Math.abs(d - period * 0.34) - 1) : 0;
      return [Math.max(inside(d - (period * share) / 2), fine), 0];
    },
  };
}

/** Gingham, window-pane and tartan. */
export function check(seed: number): Print {
  const kind = seed % 3;
  if (kind === 0) {
    const period = 40;
    return {
      width: period,
      height: period,
      draw: (u, v) => [
        0.5 * inside(Math.abs(fromMiddle(u, period)) - period / 4) + 0.5 * inside(Math.abs(fromMiddle(v, period)) - period / 4),
        0,
      ],
    };
  }
  if (kind === 1) {
    return {
      width: 84,
      height: 96,
      draw: (u, v) => {
        const pane = Math.max(inside(Math.abs(fromMiddle(u, 84)) - 1.7), inside(Math.abs(fromMiddle(v, 96)) - 1.7));
        const shadow = Math.max(inside(Math.abs(fromMiddle(u - 42, 84)) - 1.2), inside(Math.abs(fromMiddle(v - 48, 96)) - 1.2));
        return [0.75 * pane, 0.7 * shadow];
      },
    };
  }
  const period = 132;
  const ground = (t: number): number => 0.62 * (inside(Math.abs(t - 0.3) * period - 18) + inside(Math.abs(t - 0.68) * period - 26));
  const line = (t: number): number => inside(Math.abs(t - 0.49) * period - 2.2) + 0.7 * inside(Math.abs(t - 0.06) * period - 1.4);
  return {
    width: period,
    height: period,
    draw: (u, v) => {
      const [a, b] = [fraction(u / period), fraction(v / period)];
      const twill = Math.sin((u + v) * ((Math.PI * 2 * 40) / period)) > 0;
      return [
        clamp(0.5 * (ground(a) + ground(b)) + (twill ? 0.16 : 0) * Math.abs(ground(a) - ground(b))),
        clamp(twill ? 0.9 * line(a) : 0.9 * line(b)),
      ];
    },
  };
}

/** Ikat: stepped diamonds whose edges feather along the warp. */
export const ikat: Print = {
  width: 112,
  height: 160,
  draw: (u, v, noise) => {
    const feather = 11 * noise.tiled(u * 0.5, v * 0.0125, 56, 2) + 5 * noise.tiled(u, v * 0.025, 112, 4);
    const diamond = Math.abs(fromMiddle(u, 112)) / 56 + Math.abs(fromMiddle(v + feather, 160)) / 80;
    const ring = inside((Math.abs(diamond - 0.72) - 0.12) * 50, 2.4);
    const heart = inside((diamond - 0.3) * 50, 2.4);
    const corner = inside((1.62 - diamond) * 50, 2.4);
    return [Math.max(ring, heart * 0.25, corner), heart];
  },
};

/** Kente: strips sewn side by side, each alternating warp bands with weft blocks. */
export const kente: Print = {
  width: 192,
  height: 192,
  draw: (u, v) => {
    const strip = Math.floor(u / 48);
    const x = u - strip * 48;
    const y = fraction((v + (strip % 2) * 96) / 192) * 192;
    const seam = 0.35 * inside(Math.min(x, 48 - x) - 0.8);
    if (y < 96) {
      const bar = fraction(y / 16) < 0.5 ? 1 : 0;
      const step = Math.abs(x - 24) < 6 + 6 * Math.floor(y / 16) && y < 48 ? 1 : 0;
      return [Math.max(bar * 0.95, seam), step === 1 && bar === 0 ? 1 : 0];
    }
    const warp = inside(Math.abs(x - 10) - 3) + inside(Math.abs(x - 38) - 3);
    const centre = inside(Math.abs(x - 24) - 7);
    const tooth = inside(Math.abs(x - 24) + Math.abs(fromMiddle(y, 24)) - 12);
    return [clamp(warp + seam), clamp(Math.max(centre * 0.2, tooth))];
  },
};
