import { colourDistance, type Rgb } from '../threads/colour-distance.ts';
import { rgbOf } from '../threads/palette.ts';

/** Brother's threads 1 to 64 (libpes wiki, "PEC colour table"). The number in a file is the place here plus one. */
const PEC_THREADS = `
  0e1f7c 0a55a3 008777 4b6baf ed171f d15c00 913697 e49acb 915fac 9ed67d e8a900 feba35 ffff00 70bc1f ba9800 a8a8a8
  7d6f00 ffffb3 4f5556 000000 0b3d91 770176 293133 2a1301 f64a8a b27624 fcbbc5 fe370f f0f0f0 6a1c8a a8ddc4 2584bb
  feb343 fff36b d0a660 d15400 66ba49 134a46 878787 d8ccc6 435607 fdd9de f993bc 003822 b2afd4 686ab0 efe3b9 f73866
  b54b64 132b1a c70156 fe9e32 a8deeb 00673e 4e2990 2f7e20 ffcccc ffd911 095ba6 f0f970 e3f35b ff9900 fff08d ffc8c8`
  .trim()
  .split(/\s+/)
  .map((hex) => rgbOf(`#${hex}`));

/** The number of the thread of Brother's table that looks most like a colour. */
export function nearestPec(colour: Rgb): number {
  let best = { number: 1, away: Infinity };
  for (const [index, thread] of PEC_THREADS.entries()) {
    const away = colourDistance(colour, thread);
    if (away < best.away) best = { number: index + 1, away };
  }
  return best.number;
}
