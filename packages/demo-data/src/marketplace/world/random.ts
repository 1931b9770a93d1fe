export type Random = {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  /** True about `chance` of the time, 0 to 1. */
  chance(chance: number): boolean;
  /** One of a list that is not empty. Throws on an empty one. */
  pick<T>(list: readonly T[]): T;
  /** `count` different ones in a shuffled order; all of them if there are fewer. */
  some<T>(list: readonly T[], count: number): T[];
  /** Normally distributed around 0 with deviation 1. */
  normal(): number;
};

/** A stream of numbers from a word (mulberry32 over FNV-1a): the same word gives the same stream on every machine. */
export function createRandom(word: string): Random {
  let state = 0x811c9dc5;
  for (const char of word) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  function pick<T>(list: readonly T[]): T {
    const found = list[whole(0, list.length - 1)];
    if (found === undefined) throw new Error('picked from an empty list');
    return found;
  }
  function some<T>(list: readonly T[], count: number): T[] {
    const left = [...list];
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(whole(0, left.length - 1), 1)).flat();
  }
  function normal(): number {
    return Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  }
  return { next, whole, chance: (chance) => next() < chance, pick, some, normal };
}
