import type { EndpointTables } from '../endpoint-tables.ts';

export const EDITORIAL_ENDPOINTS: EndpointTables = {
  added: `
  GET    /api/article/                    everyone
  GET    /api/article/id/:id              everyone
  GET    /api/article/collection/:by/:value everyone
  GET    /api/article/handbook.pdf        everyone
  GET    /api/article/about/designer/:designer everyone
  GET    /api/article/about/design/:design everyone
  POST   /api/article/like/:id            signed-in
  POST   /api/article/unlike/:id          signed-in
  POST   /api/article/draft               seller-admin
  GET    /api/article/draft/id/:id        seller-staff
  POST   /api/article/draft/update/id/:id seller-admin
  POST   /api/article/publish/id/:id      seller-admin
  POST   /api/article/unpublish/id/:id    seller-admin
  POST   /api/article/schedule/id/:id     seller-admin
  POST   /api/article/submit/id/:id       seller-admin
  POST   /api/article/update/id/:id       seller-admin
  POST   /api/article/discard/id/:id      seller-admin
  DELETE /api/article/:id                 seller-admin
  GET    /api/article/revisions/id/:id    seller-staff
  GET    /api/article/revisions/id/:id/:revision seller-staff
  POST   /api/article/restore/id/:id      seller-admin
  POST   /api/article/lock/id/:id         seller-admin
  GET    /api/event/:slug                 everyone
  GET    /api/event/:slug/calendar.ics    everyone
  POST   /api/event/:id/rsvp              everyone
  GET    /api/event/                      admin
  POST   /api/event                       admin
  POST   /api/event/update/id/:id         admin
  GET    /api/event/rsvp/id/:id           admin`,
};
