import type { Noise } from '../noise.ts';
import type { Relief } from './relief.ts';

/** Folds of thrown cloth: long waves across `angle`, bent by slow drifts, with smaller ones riding on them. `size` 1 suits 900 units. */
export function thrownFolds(noise: Noise, angle: number, size = 1): Relief {
  const turn = (angle * Math.PI) / 180;
  const cos = Math.cos(turn) / size;
  const sin = Math.sin(turn) / size;
  return (x, y) => {
    const along = x * cos + y * sin;
    const across = -x * sin + y * cos;
    const drift = 250 * noise.fractal(along * 0.0016, across * 0.0022, 2);
    const wander = 130 * noise.fractal(along * 0.002 + 40, across * 0.002 + 10, 2);
    const wave = 0.5 + 0.5 * Math.sin((across + drift) * 0.0118);
    const small = Math.cos((across + wander + drift * 0.6) * 0.027 + 2 * noise.at(along * 0.003, across * 0.003));
    return (
      size *
      (54 * wave * wave + 11 * small + 34 * noise.fractal(along * 0.0016, across * 0.0016, 2) + 5 * noise.at(along * 0.006, across * 0.018))
    );
  };
}
