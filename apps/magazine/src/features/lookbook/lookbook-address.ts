/** The viewer and the filters live in the address: `?book=rain-ledger&look=3`, `?season=AW26&designer=ito-kasumi`. */
export interface LookbookAddress {
  readonly book: string | null;
  /** From 1, as it is printed. */
  readonly look: number;
  readonly season: string;
  readonly designer: string;
}

export function readLookbookAddress(search: URLSearchParams): LookbookAddress {
  const look = Number.parseInt(search.get('look') ?? '1', 10);
  return {
    book: search.get('book'),
    look: Number.isInteger(look) && look > 0 ? look : 1,
    season: search.get('season') ?? '',
    designer: search.get('designer') ?? '',
  };
}

/** The address with some parts changed; empty parts are left out. */
export function lookbookUrl(search: URLSearchParams, changes: Readonly<Record<string, string | null>>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? '/lookbook' : `/lookbook?${text}`;
}
