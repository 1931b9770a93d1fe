import type { EndpointTables } from '../endpoint-tables.ts';

export const MEDIA_ENDPOINTS: EndpointTables = {
  added: `
  POST   /api/upload        everyone
  POST   /api/upload/ticket everyone
  GET    /api/file/:id      everyone`,
};
