import { readUrl, type ReadContext } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { readQuery } from '@orime/platform';

/** A design with its sizes and its price in the visitor's market. */
export function garmentQuery(context: ReadContext, id: string) {
  const read = { name: 'garment', path: '/api/design/:id', query: { currency: '{currency}' } };
  return readQuery<Design>(readUrl(read, { ...context, params: { id } }));
}
