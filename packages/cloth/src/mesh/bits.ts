/** Writes whole numbers byte by byte: seven bits a byte, the smaller the fewer. */
export function createBitWriter() {
  const bytes: number[] = [];
  const count = (value: number): void => {
    let left = value;
    while (left >= 128) {
      bytes.push((left % 128) + 128);
      left = Math.floor(left / 128);
    }
    bytes.push(left);
  };
  return {
    /** A number from 0 up. */
    count,
    /** Any whole number: small ones of either sign are short. */
    signed: (value: number) => count(value < 0 ? -2 * value - 1 : 2 * value),
    finish: () => Uint8Array.from(bytes),
  };
}

/** Reads what a writer wrote; throws a RangeError past the end. */
export function createBitReader(bytes: Uint8Array) {
  let at = 0;
  const count = (): number => {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = bytes[at++];
      if (byte === undefined) throw new RangeError('the mesh ends too early');
      value += (byte % 128) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  };
  return {
    count,
    signed: () => {
      const value = count();
      return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
    },
  };
}
