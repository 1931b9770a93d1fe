import type { EndpointTables } from '../endpoint-tables.ts';

export const OFFICE_ENDPOINTS: EndpointTables = {
  spec: `
  POST   /api/errors/front-end                     everyone`,
  added: `
  POST   /api/report                               everyone
  GET    /api/report/                              admin
  POST   /api/report/status/id/:id                 admin
  POST   /api/heard-of-us                          everyone
  GET    /api/heard-of-us                          admin
  POST   /api/privacy-request                      everyone
  POST   /api/privacy-request/confirm              everyone
  GET    /api/privacy-request/                     admin
  POST   /api/privacy-request/office               admin
  POST   /api/privacy-request/status/id/:id        admin
  POST   /api/analytics/page-view                  everyone
  GET    /api/analytics                            admin
  GET    /api/admin/stats                          admin
  GET    /api/admin/audit                          admin
  GET    /api/admin/designs                        admin
  GET    /api/admin/users                          admin
  POST   /api/admin/users/role                     admin
  POST   /api/admin/users/status                   admin
  POST   /api/admin/users/trusted-author           admin
  GET    /api/admin/emails                         admin
  GET    /api/admin/emails-collected               admin
  GET    /api/admin/emails-collected.csv           admin
  GET    /api/admin/designer-emails                admin
  GET    /api/admin/producer-emails                admin
  GET    /api/admin/profile-contacts               admin
  POST   /api/admin/send-email                     admin
  POST   /api/admin/send-email/preview             admin
  POST   /api/admin/send-email/test                admin
  POST   /api/admin/emails/resend/id/:id           admin
  GET    /api/admin/mail-bounces                   admin
  POST   /api/admin/mail-bounces/lift              admin
  GET    /api/admin/emails/id/:id                  admin
  POST   /api/admin/emails-collected/erase         admin
  POST   /api/admin/profile-contacts/answer/id/:id admin
  POST   /api/admin/profile-contacts/update/id/:id admin
  GET    /api/admin/mailings                       admin
  POST   /api/admin/mailings/cancel/id/:id         admin
  POST   /api/admin/profiles/bulk                  admin
  POST   /api/admin/designs/bulk                   admin
  POST   /api/admin/producers/bulk                 admin
  GET    /api/errors/front-end                     admin
  POST   /api/errors/status/id/:id                 admin
  GET    /api/bugs                                 signed-in
  POST   /api/bugs                                 signed-in
  POST   /api/bugs/update/id/:id                   admin
  GET    /api/releases                             admin
  GET    /api/releases/history                     admin
  GET    /api/releases/support-bundle              admin
  GET    /api/releases/version/:name/:version      admin
  POST   /api/releases/promote                     admin
  POST   /api/releases/rollback                    admin
  POST   /api/telemetry                            everyone`,
};
