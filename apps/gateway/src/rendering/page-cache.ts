import type { PageMarkup } from '@orime/contracts';

interface Entry {
  readonly page: PageMarkup;
  readonly until: number;
  readonly characters: number;
}

/** Keeps what was used last, up to a number of characters. */
export class PageCache {
  private readonly entries = new Map<string, Entry>();
  private readonly maxCharacters: number;
  private characters = 0;

  constructor(maxCharacters: number) {
    this.maxCharacters = maxCharacters;
  }

  find(key: string): PageMarkup | undefined {
    const entry = this.entries.get(key);
    if (entry === undefined) return undefined;
    this.remove(key, entry);
    if (entry.until <= performance.now()) return undefined;
    this.add(key, entry);
    return entry.page;
  }

  /** @param lifeMs how long it may be answered; for ever by default, as the key has everything that it depends on */
  keep(key: string, page: PageMarkup, lifeMs = Number.POSITIVE_INFINITY): void {
    const known = this.entries.get(key);
    if (known !== undefined) this.remove(key, known);
    const characters = page.html.length + page.styles.reduce((sum, { css }) => sum + css.length, 0);
    this.add(key, { page, characters, until: performance.now() + lifeMs });
    for (const [oldest, entry] of this.entries) {
      if (this.characters <= this.maxCharacters) break;
      this.remove(oldest, entry);
    }
  }

  private add(key: string, entry: Entry): void {
    this.entries.set(key, entry);
    this.characters += entry.characters;
  }

  private remove(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.characters -= entry.characters;
  }
}
