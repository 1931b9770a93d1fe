/** `CacheStorage` in memory, as a service worker has it: keys come in the order in which they were put. */
export class MemoryCaches {
  private readonly named = new Map<string, MemoryCache>();

  async open(name: string): Promise<MemoryCache> {
    const known = this.named.get(name) ?? new MemoryCache();
    this.named.set(name, known);
    return known;
  }

  async delete(name: string): Promise<boolean> {
    return this.named.delete(name);
  }

  /** Everything that is kept under a name, by path. */
  async paths(name: string): Promise<string[]> {
    return (await (await this.open(name)).keys()).map(({ url }) => new URL(url).pathname);
  }
}

class MemoryCache {
  private readonly entries = new Map<string, Response>();

  async match(key: string | Request): Promise<Response | undefined> {
    return this.entries.get(addressOf(key))?.clone();
  }

  async put(key: string | Request, response: Response): Promise<void> {
    this.entries.set(addressOf(key), response);
  }

  async delete(key: string | Request): Promise<boolean> {
    return this.entries.delete(addressOf(key));
  }

  async keys(): Promise<Request[]> {
    return [...this.entries.keys()].map((url) => new Request(url));
  }
}

export const SITE = 'https://orime.example';

function addressOf(key: string | Request): string {
  return new URL(typeof key === 'string' ? key : key.url, SITE).href;
}
