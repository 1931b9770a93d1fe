import type { DocumentRead } from '@orime/contracts';

/** By slug or name. */
export const DESIGN_READ: DocumentRead = {
  name: 'design',
  path: '/api/design/name/:name',
  query: { currency: '{currency}' },
  required: true,
};

const DESIGN_BY_ID_READ: DocumentRead = { ...DESIGN_READ, path: '/api/design/:name' };

/** An address may carry an id instead of a name (decision T7). */
const isId = (segment: string): boolean => /^dsn_\w+$|^[0-9a-f]{24}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(segment);

/** The reads to try in turn for a segment of the address. */
export const designReads = (segment: string): readonly [DocumentRead, DocumentRead] =>
  isId(segment) ? [DESIGN_BY_ID_READ, DESIGN_READ] : [DESIGN_READ, DESIGN_BY_ID_READ];
