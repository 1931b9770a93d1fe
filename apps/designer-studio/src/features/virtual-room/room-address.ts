/** What is shown lives in the address: `?book=low-tide&piece=salt-chore-shirt-sky` or `?designer=ito-kasumi&view=3d`. */
export interface RoomAddress {
  readonly book: string | null;
  readonly designer: string | null;
  /** Slug of the design whose drawer is open. */
  readonly piece: string | null;
  /** What the visitor has chosen; null leaves it to what the machine can do. */
  readonly view: '3d' | 'list' | null;
}

export function readRoomAddress(search: URLSearchParams): RoomAddress {
  const view = search.get('view');
  return {
    book: search.get('book'),
    designer: search.get('designer'),
    piece: search.get('piece'),
    view: view === '3d' || view === 'list' ? view : null,
  };
}

/** The address with some parts changed. What else stood in it, such as the marks of a campaign, stays. */
export function roomUrl(search: URLSearchParams, changes: Partial<RoomAddress>): string {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  return text === '' ? '/virtualroom' : `/virtualroom?${text}`;
}
