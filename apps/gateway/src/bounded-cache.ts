interface Entry<Value> {
  readonly value: Value;
  readonly until: number;
  readonly size: number;
}

/** Keeps what was used last, up to a total size. */
export class BoundedCache<Value> {
  private readonly entries = new Map<string, Entry<Value>>();
  private readonly maxSize: number;
  private size = 0;

  /** @param maxSize in whatever `keep` counts */
  constructor(maxSize: number) {
    this.maxSize = maxSize;
  }

  find(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.remove(key, entry);
    if (entry.until <= performance.now()) return undefined;
    this.add(key, entry);
    return entry.value;
  }

  /** @param lifeMs how long it may be answered; for ever by default */
  keep(key: string, value: Value, size: number, lifeMs = Number.POSITIVE_INFINITY): void {
    const known = this.entries.get(key);
    if (known !== undefined) this.remove(key, known);
    this.add(key, { value, size, until: performance.now() + lifeMs });
    for (const [oldest, entry] of this.entries) {
      if (this.size <= this.maxSize) break;
      this.remove(oldest, entry);
    }
  }

  private add(key: string, entry: Entry<Value>): void {
    this.entries.set(key, entry);
    this.size += entry.size;
  }

  private remove(key: string, entry: Entry<Value>): void {
    this.entries.delete(key);
    this.size -= entry.size;
  }
}
