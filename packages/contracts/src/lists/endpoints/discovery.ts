import type { EndpointTables } from '../endpoint-tables.ts';

export const DISCOVERY_ENDPOINTS: EndpointTables = {
  added: `
  GET    /api/search            everyone
  GET    /api/search/suggest    everyone
  GET    /api/geo/points        everyone
  GET    /api/geo/country/:code everyone
  GET    /api/geo/timeline      everyone
  GET    /api/archive           everyone
  GET    /api/archive/season    everyone`,
};
