import type { DocumentRead } from '@orime/contracts';

/** The words that designs and workshops are described with, in the order of the forms. */
export const VOCABULARY_READ: DocumentRead = { name: 'vocabulary', path: '/api/vocabulary' };
