/** Grows by doubling; whole numbers as files of sewing machines have them. */
export class ByteWriter {
  #bytes = new Uint8Array(4096);
  #length = 0;

  get length(): number {
    return this.#length;
  }

  push(...values: readonly number[]): void {
    if (this.#length + values.length > this.#bytes.length) {
      const more = new Uint8Array(Math.max(this.#bytes.length * 2, this.#length + values.length));
      more.set(this.#bytes);
      this.#bytes = more;
    }
    for (const value of values) this.#bytes[this.#length++] = value & 0xff;
  }

  text(text: string): void {
    this.push(...Array.from(text, (letter) => letter.charCodeAt(0)));
  }

  repeat(value: number, count: number): void {
    for (let index = 0; index < count; index++) this.push(value);
  }

  /** Overwrites what is there. */
  put(at: number, ...values: readonly number[]): void {
    for (const [index, value] of values.entries()) this.#bytes[at + index] = value & 0xff;
  }

  finish(): Uint8Array<ArrayBuffer> {
    return this.#bytes.slice(0, this.#length);
  }
}
