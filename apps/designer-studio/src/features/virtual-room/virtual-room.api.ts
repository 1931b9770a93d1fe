import { readUrl, type ReadContext } from '@orime/contracts';
import type { Design, DesignCard } from '@orime/contracts/api/catalogue/design';
import { readQuery } from '@orime/platform';

/** Everything a designer shows, newest first, with prices in the visitor's market. */
export function designsQuery(context: ReadContext, handle: string) {
  const read = { name: 'designs', path: '/api/design/', query: { designer: handle, limit: '60', sort: 'new', currency: '{currency}' } };
  return readQuery<readonly DesignCard[]>(readUrl(read, context));
}

/** One design with its sizes, one-of-one pieces and all pictures. */
export function pieceQuery(context: ReadContext, id: string) {
  const read = { name: 'piece', path: '/api/design/:id', query: { currency: '{currency}' } };
  return readQuery<Design>(readUrl(read, { ...context, params: { id } }));
}
