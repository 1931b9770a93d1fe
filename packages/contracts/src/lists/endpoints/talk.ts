import type { EndpointTables } from '../endpoint-tables.ts';

export const TALK_ENDPOINTS: EndpointTables = {
  spec: `
  POST   /api/gmailer/auth/callback admin`,
  added: `
  GET    /api/channel/mine          signed-in
  POST   /api/channel               signed-in
  POST   /api/channel/read/:name    signed-in
  POST   /api/channel/report/:name  signed-in
  GET    /api/channel/reported      admin
  POST   /api/channel/reported/close/id/:id admin
  GET    /api/message/:channelName  signed-in
  POST   /api/message               signed-in
  POST   /api/contact               everyone
  GET    /api/gmailer/status        admin
  GET    /api/gmailer/auth/url      admin
  DELETE /api/gmailer/connection    admin
  POST   /api/gmailer/send          admin`,
};
