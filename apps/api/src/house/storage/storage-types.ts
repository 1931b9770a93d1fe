/** Where bytes of files live. Keys are made by `newStorageKey`; nothing a sender says is part of one. */
export interface Storage {
  put(key: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** The bytes, or undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** Bytes from `start` to `end`, both of them with it; undefined when there is no such file. Both lie inside of it. */
  getPart(key: string, start: number, end: number): Promise<Buffer | undefined>;
  /** Harmless when there is no such file. */
  remove(key: string): Promise<void>;
}
