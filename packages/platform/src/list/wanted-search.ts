/** Filters that were chosen and are not drawn yet. */
export interface WantedSearch {
  readonly search: URLSearchParams;
  /** Addresses on their way, oldest first; the last is that of `search`. */
  readonly sent: readonly string[];
}

/** A further choice, made on top of those before it. */
export function want(before: WantedSearch | undefined, search: URLSearchParams): WantedSearch {
  return { search, sent: [...(before?.sent ?? []), String(search)] };
}

/** What is still wanted once an address is drawn: nothing when it is the newest choice, or came from somewhere else, such as the back button. */
export function stillWanted(wanted: WantedSearch | undefined, drawn: URLSearchParams): WantedSearch | undefined {
  if (wanted === undefined) return undefined;
  const place = wanted.sent.indexOf(String(drawn));
  if (place === -1 || place === wanted.sent.length - 1) return undefined;
  return { search: wanted.search, sent: wanted.sent.slice(place + 1) };
}
