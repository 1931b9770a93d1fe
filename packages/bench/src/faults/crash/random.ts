/** Pseudo-random numbers, reproducible by seed. */
export interface Random {
  /** An integer from 0 to limit − 1. */
  below(limit: number): number;
  oneOf<Value>(values: readonly Value[]): Value;
  /** A string that is unique per run. */
  mark(kind: string): string;
}

/** A generator whose sequence depends on `seed` only; marks also contain `run`. */
export function seededRandom(seed: number, run: string): Random {
  const state = { value: seed >>> 0, marks: 0 };
  // mulberry32
  const next = () => {
    state.value = (state.value + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state.value ^ (state.value >>> 15), state.value | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    below,
    oneOf(values) {
      const value = values[below(values.length)];
      if (value === undefined) throw new Error('There is nothing to choose from.');
      return value;
    },
    mark(kind) {
      state.marks += 1;
      return `${kind}-${run}-${String(state.marks).padStart(6, '0')}`;
    },
  };
}
