export { reindexArticles, reindexDesigns, reindexProducers, reindexProfiles, reindexStockists } from './index-entities.ts';
export { buildListSearch, buildSearchQuery } from './search-query.ts';
