export { reindexArticles, reindexDesigns, reindexProducers, reindexProfiles, reindexStockists } from './index-entities.ts';
export { findDocuments } from './postings/find-documents.ts';
export { foldSearchChanges } from './postings/fold-changes.ts';
export { onSearchChanges } from './postings/kept-postings.ts';
export { listEntityIds } from './postings/list-entity-ids.ts';
export type { MatchedDocuments } from './postings/matched-documents.ts';
export type { NumberSet } from './postings/number-set.ts';
export type { SearchKind } from './search-index.ts';
export { buildListSearch, readListTerms, readSearchTerms, toListQuery, type SearchTerm } from './search-query.ts';
