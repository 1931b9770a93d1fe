import type { EndpointTables } from '../endpoint-tables.ts';

export const SITE_ENDPOINTS: EndpointTables = {
  spec: `
  GET    /api/content/promo-banner everyone`,
  added: `
  GET    /api/settings/public      everyone
  GET    /api/settings             admin
  POST   /api/settings             admin
  GET    /api/vocabulary           everyone
  GET    /api/vocabulary/size-charts everyone
  GET    /api/policy/:slug         everyone
  GET    /api/banner/              admin
  POST   /api/banner               admin
  POST   /api/banner/order         admin
  POST   /api/banner/update/id/:id admin
  DELETE /api/banner/:id           admin`,
};
