export { reindexArticles, reindexDesigns, reindexProducers, reindexProfiles, reindexStockists } from './index-entities.ts';
export { buildSearchQuery } from './search-query.ts';
