import type { EndpointTables } from '../endpoint-tables.ts';

export const NOTIFY_ENDPOINTS: EndpointTables = {
  added: `
  POST   /api/newsletter                    everyone
  POST   /api/newsletter/confirm            everyone
  GET    /api/notification                  signed-in
  POST   /api/notification/read             signed-in
  GET    /api/email-preferences             everyone
  POST   /api/email-preferences             everyone
  GET    /api/email-preferences/unsubscribe everyone
  POST   /api/email-preferences/unsubscribe everyone
  POST   /api/mail-webhook/:provider        everyone`,
};
