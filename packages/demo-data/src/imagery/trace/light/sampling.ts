/** Where the numbers of a picture come from: hashes of a place and additive recurrences, never a running stream, so that any pixel can be drawn alone. */

/** A number in [0, 1) from three whole numbers. */
export function hash3(a: number, b: number, c: number): number {
  let hash = Math.imul(a | 0, 0x27d4eb2d) ^ Math.imul(b | 0, 0x165667b1) ^ Math.imul(c | 0, 0x9e3779b1);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

// The plastic number's recurrence spreads pairs evenly at every count (Roberts, "The unreasonable effectiveness of quasirandom sequences").
const stepA = 0.7548776662466927;
const stepB = 0.5698402909980532;

/** First number of the sample's pair, turned by `offset` around the unit interval. */
export function spreadA(sample: number, offset: number): number {
  return (sample * stepA + offset) % 1;
}

/** Second number of the pair. */
export function spreadB(sample: number, offset: number): number {
  return (sample * stepB + offset) % 1;
}
