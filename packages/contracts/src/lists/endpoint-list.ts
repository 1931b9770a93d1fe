import { PLANNED_ENDPOINTS } from './planned-endpoints.ts';
import { ALLOWED, type AllowedKey } from './roles.ts';

export interface EndpointRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify notation. */
  readonly url: string;
  readonly allowed: AllowedKey;
  /** Which table of the design it comes from: the specification's own, or the additions. */
  readonly source: 'spec' | 'added';
  /** False while the endpoint is still to be built; a test fails when such a row is registered, or another one is not. */
  readonly built: boolean;
}

function rows(source: 'spec' | 'added', built: boolean, table: string): readonly EndpointRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [method, url, allowed] = line.trim().split(/\s+/);
      if (!isMethod(method) || url === undefined || !isAllowedKey(allowed)) throw new Error(`Endpoint list: cannot read "${line}"`);
      return { method, url, allowed, source, built };
    });
}

function isMethod(value: string | undefined): value is EndpointRow['method'] {
  return value === 'GET' || value === 'POST' || value === 'PUT' || value === 'DELETE';
}

function isAllowedKey(value: string | undefined): value is AllowedKey {
  return value !== undefined && Object.hasOwn(ALLOWED, value);
}

/** Method, address, and who is let in: the API's whole surface, built and planned. Ownership of a row is checked after the role, by its own tests. */
export const ENDPOINTS: readonly EndpointRow[] = [
  ...rows('spec', true, `
    POST   /api/users/login                                everyone
    POST   /api/users/register                             everyone
    POST   /api/users/reset-request                        everyone
    POST   /api/users/reset-password                       everyone
    POST   /api/users/send-email-verification              everyone
    POST   /api/users/set-profile-type                     signed-in
    GET    /api/users/verify/:token                        everyone
    POST   /api/gmailer/auth/callback                      admin
    POST   /api/design/confirm/id/:id                      admin
    DELETE /api/design/:id                                 designer-admin
    GET    /api/design/:id                                 everyone
    POST   /api/design/hide/id/:id                         designer-admin
    GET    /api/design/name/:name                          everyone
    GET    /api/design/                                    everyone
    GET    /api/design/confirmation/unconfirmed            admin
    POST   /api/design/like/:id                            signed-in
    POST   /api/design/unlike/:id                          signed-in
    GET    /api/lookbook/                                  everyone
    POST   /api/lookbook                                   designer-admin
    POST   /api/lookbook/update                            designer-admin
    DELETE /api/lookbook/delete/:id                        designer-admin
    POST   /api/profile/designs                            designer
    POST   /api/profile/assignpromoter/id/:id              designer-admin
    POST   /api/profile/deletepromoter/id/:promoCode       designer-admin
    DELETE /api/profile                                    signed-in
    GET    /api/profile                                    signed-in
    GET    /api/profile/models                             everyone
    GET    /api/profile/handle/:handle                     everyone
    GET    /api/profile/id/:id                             everyone
    GET    /api/profile/all                                everyone
    GET    /api/profile/all-profiles                       admin
    GET    /api/profile/search/:term                       everyone
    POST   /api/errors/front-end                           everyone
    GET    /api/content/promo-banner                       everyone`),
  ...rows('added', true, `
    POST   /api/users/logout                               signed-in
    GET    /api/users/me                                   signed-in
    POST   /api/users/refresh                              signed-in
    POST   /api/users/change-password                      signed-in
    GET    /api/users/sessions                             signed-in
    DELETE /api/users/sessions/:jti                        signed-in
    DELETE /api/users/sessions                             signed-in
    POST   /api/users/reauth                               staff
    POST   /api/users/totp                                 everyone
    GET    /api/users/totp                                 staff
    DELETE /api/users/totp                                 staff
    POST   /api/users/totp/enrol                           staff
    POST   /api/profile                                    designer
    GET    /api/profile/handle-available/:handle           signed-in
    POST   /api/profile/follow/id/:id                      signed-in
    POST   /api/profile/unfollow/id/:id                    signed-in
    GET    /api/profile/following                          signed-in
    GET    /api/profile/agreement                          seller
    POST   /api/profile/accept-agreement                   seller
    POST   /api/design/                                    designer
    POST   /api/design/update/id/:id                       designer-admin
    GET    /api/design/mine                                designer
    GET    /api/design/mine/:id                            designer-admin
    GET    /api/design/change/id/:id                       designer-admin
    POST   /api/design/stock/id/:id                        designer-admin
    GET    /api/design/:id/related                         everyone
    POST   /api/stock-alert                               everyone
    GET    /api/stock-alert/mine                          signed-in
    GET    /api/stock-alert/confirm/:id                   everyone
    DELETE /api/stock-alert/:id                           signed-in
    POST   /api/garment                                   signed-in
    GET    /api/garment/mine                              signed-in
    GET    /api/garment/:id                               signed-in
    PUT    /api/garment/:id                               signed-in
    DELETE /api/garment/:id                               signed-in
    POST   /api/guest-design                              everyone
    POST   /api/guest-design/claim                        signed-in
    POST   /api/rfq                                       designer-buyer
    GET    /api/rfq/mine                                  signed-in
    POST   /api/rfq/status/id/:id                         signed-in
    GET    /api/production/mine                           seller
    POST   /api/production/in_house                       designer
    GET    /api/production/in_house/id/:id                seller
    POST   /api/production/in_house/update/id/:id         seller
    POST   /api/production/status/id/:id                  seller
    GET    /api/profile/onboarding                        seller
    POST   /api/profile/status/id/:id                     admin
    GET    /api/producer/mine                             producer
    POST   /api/producer/update                           producer
    GET    /api/producer/all-producers                    admin
    POST   /api/design/import                             designer
    GET    /api/design/export.csv                         designer-admin
    GET    /api/private-reserve                           everyone
    POST   /api/private-reserve/access                    everyone
    GET    /api/private-reserve/:name                     everyone
    POST   /api/private-reserve/:name/hold                signed-in
    GET    /api/consumer/likes                             signed-in
    POST   /api/producer                                   producer
    GET    /api/producer/                                  everyone
    GET    /api/producer/handle/:handle                    everyone
    GET    /api/stockist/                                  everyone
    GET    /api/search                                     everyone
    GET    /api/search/suggest                             everyone
    GET    /api/geo/points                                 everyone
    GET    /api/geo/country/:code                          everyone
    GET    /api/article/                                   everyone
    GET    /api/article/id/:id                             everyone
    POST   /api/article/like/:id                           signed-in
    POST   /api/article/unlike/:id                         signed-in
    POST   /api/article/draft                              seller-admin
    GET    /api/article/draft/id/:id                       seller-admin
    POST   /api/article/draft/update/id/:id                seller-admin
    POST   /api/article/publish/id/:id                     seller-admin
    POST   /api/article/unpublish/id/:id                   seller-admin
    POST   /api/article/schedule/id/:id                    seller-admin
    POST   /api/article/submit/id/:id                      seller-admin
    POST   /api/article/update/id/:id                      seller-admin
    DELETE /api/article/:id                                seller-admin
    GET    /api/article/revisions/id/:id                   seller-admin
    POST   /api/article/restore/id/:id                     seller-admin
    POST   /api/article/lock/id/:id                        seller-admin
    GET    /api/wholesale/catalog                          everyone
    GET    /api/wholesale/product/:id                      everyone
    GET    /api/wholesale/linesheet.pdf                    price-reader
    GET    /api/wholesale/linesheet.xlsx                   price-reader
    GET    /api/wholesale/pamphlet.pdf                     everyone
    POST   /api/wholesale-order/quote                      trader
    POST   /api/wholesale-order                            trader
    GET    /api/wholesale-order/mine                       verified-buyer
    GET    /api/wholesale-order/seller                     designer
    GET    /api/wholesale-order/                           staff
    GET    /api/wholesale-order/id/:id                     signed-in
    GET    /api/wholesale-order/id/:id/pdf                 signed-in
    GET    /api/wholesale-order/id/:id/xlsx                signed-in
    POST   /api/wholesale-order/update/id/:id              signed-in
    POST   /api/wholesale-order/accept/id/:id              verified-buyer
    POST   /api/wholesale-order/status/id/:id              signed-in
    POST   /api/wholesale-order/fulfill/id/:id             designer-admin
    POST   /api/wholesale-order/reorder/id/:id             verified-buyer
    GET    /api/buyer                                      buyer
    POST   /api/buyer                                      buyer
    POST   /api/buyer/update                               buyer
    POST   /api/buyer/address                              buyer
    POST   /api/buyer/address/update/id/:id                buyer
    DELETE /api/buyer/address/:id                          buyer
    GET    /api/consumer                                   signed-in
    POST   /api/consumer/update                            signed-in
    POST   /api/consumer/address                           signed-in
    POST   /api/consumer/address/update/id/:id             signed-in
    DELETE /api/consumer/address/:id                       signed-in
    GET    /api/cart                                       signed-in
    POST   /api/cart/merge                                 signed-in
    POST   /api/cart/check                                 everyone
    POST   /api/cart/add                                   signed-in
    DELETE /api/cart/piece/:piece                          signed-in
    DELETE /api/cart/id/:id/size/:size                     signed-in
    DELETE /api/cart                                       signed-in
    POST   /api/checkout/quote                             everyone
    POST   /api/checkout/hold                              everyone
    GET    /api/checkout/:id                               everyone
    POST   /api/payment/session                            everyone
    POST   /api/payment/confirm                            everyone
    POST   /api/payment/webhook/:provider                  everyone
    POST   /api/order                                      everyone
    GET    /api/order/id/:id                               everyone
    POST   /api/order/lookup                               everyone
    GET    /api/order/mine                                 signed-in
    GET    /api/order/seller                               designer
    POST   /api/order/cancel/id/:id                        everyone
    POST   /api/order/fulfill/id/:id                       designer-admin
    POST   /api/order/deliver/id/:id                       designer-admin
  GET    /api/order/id/:id/invoice.pdf                   everyone
  GET    /api/invoice/mine                               signed-in
  GET    /api/invoice/seller                             seller
  GET    /api/invoice/                                   admin
  GET    /api/invoice/id/:id                             signed-in
  GET    /api/invoice/id/:id/pdf                         signed-in
  POST   /api/invoice/issue                              admin
  POST   /api/invoice/void/id/:id                        admin
  POST   /api/invoice/payment/id/:id                     admin
    GET    /api/payout                                     seller-admin
    GET    /api/payout/statement.csv                       seller
    POST   /api/payout/run                                 admin
    POST   /api/payout/status/id/:id                       admin
    GET    /api/commission-rate/                           admin
    POST   /api/commission-rate                            admin
    POST   /api/commission-rate/update/id/:id              admin
    DELETE /api/commission-rate/:id                        admin
    GET    /api/expense                                    seller-admin
    GET    /api/expense/id/:id                             seller-admin
    GET    /api/expense/export.csv                         seller-admin
    POST   /api/expense                                    seller
    POST   /api/expense/update/id/:id                      seller
    DELETE /api/expense/:id                                seller
    POST   /api/expense/status/id/:id                      admin
    GET    /api/order/                                     staff
    POST   /api/order/note/id/:id                          designer-admin
    POST   /api/order/refund/id/:id                        admin
    POST   /api/order/draft                                admin
    POST   /api/order/claim                                signed-in
    GET    /api/order/export.csv                           designer-admin
    POST   /api/return                                     everyone
    GET    /api/return/id/:id                              everyone
    GET    /api/return/mine                                signed-in
    GET    /api/return/seller                              designer
    POST   /api/return/status/id/:id                       designer-admin
    POST   /api/return/cancel/id/:id                       everyone
    GET    /api/promo-code/                                designer-admin
    POST   /api/promo-code/                                designer-admin
    POST   /api/promo-code/update/id/:id                   designer-admin
    DELETE /api/promo-code/:id                             designer-admin
    POST   /api/promo-code/validate                        everyone
    GET    /api/promo-code/easter-egg                      signed-in
    POST   /api/promo-code/easter-egg                      signed-in
    GET    /api/channel/mine                               signed-in
    POST   /api/channel                                    signed-in
    POST   /api/channel/read/:name                         signed-in
    POST   /api/channel/report/:name                       signed-in
    GET    /api/channel/reported                           admin
    GET    /api/message/:channelName                       signed-in
    POST   /api/message                                    signed-in
    POST   /api/upload                                     everyone
    POST   /api/upload/ticket                              everyone
    GET    /api/file/:id                                   everyone
    POST   /api/application                                everyone
    GET    /api/application/                               admin
    GET    /api/application/id/:id                         everyone
    POST   /api/application/status/id/:id                  admin
    POST   /api/application/update/id/:id                  everyone
    POST   /api/application/withdraw/id/:id                everyone
    POST   /api/report                                     everyone
    POST   /api/heard-of-us                                everyone
    POST   /api/privacy-request                            everyone
    POST   /api/privacy-request/confirm                    everyone
    GET    /api/settings/public                            everyone
    GET    /api/policy/:slug                               everyone
    GET    /api/banner/                                    admin
    POST   /api/banner                                     admin
    POST   /api/banner/update/id/:id                       admin
    DELETE /api/banner/:id                                 admin
    POST   /api/newsletter                                 everyone
    POST   /api/contact                                    everyone
    GET    /api/consent                                    everyone
    POST   /api/consent                                    everyone
    POST   /api/analytics/page-view                        everyone
    GET    /api/gmailer/status                             admin
    GET    /api/gmailer/auth/url                           admin
    DELETE /api/gmailer/connection                         admin
    GET    /api/notification                               signed-in
    POST   /api/notification/read                          signed-in
    GET    /api/email-preferences                          everyone
    POST   /api/email-preferences                          everyone
    GET    /api/email-preferences/unsubscribe              everyone
    POST   /api/email-preferences/unsubscribe              everyone
    GET    /api/settings                                   admin
    POST   /api/settings                                   admin
    GET    /api/analytics                                  admin
    GET    /api/admin/stats                                admin
    GET    /api/admin/audit                                admin
    GET    /api/admin/users                                admin
    POST   /api/admin/users/role                           admin
    GET    /api/errors/front-end                           admin
    POST   /api/errors/status/id/:id                       admin
    GET    /api/bugs                                       signed-in
    POST   /api/bugs                                       signed-in
    POST   /api/bugs/update/id/:id                         admin
    GET    /api/admin/emails                               admin
    GET    /api/admin/emails-collected                     admin
    GET    /api/admin/emails-collected.csv                 admin
    GET    /api/admin/designer-emails                      admin
    GET    /api/admin/producer-emails                      admin
    GET    /api/admin/profile-contacts                     admin
    POST   /api/admin/send-email                           admin
    POST   /api/admin/send-email/preview                   admin
    POST   /api/admin/send-email/test                      admin
    POST   /api/admin/emails/resend/id/:id                 admin
    POST   /api/gmailer/send                               admin
    GET    /api/admin/emails/id/:id                        admin
    POST   /api/admin/emails-collected/erase               admin
    POST   /api/admin/profile-contacts/update/id/:id       admin
    GET    /api/admin/mailings                             admin
    POST   /api/admin/mailings/cancel/id/:id               admin
    GET    /api/releases                                   admin
    GET    /api/releases/history                           admin
    POST   /api/releases/promote                           admin
    POST   /api/releases/rollback                          admin
    POST   /api/telemetry                                  everyone
    POST   /api/admin/profiles/bulk                        admin
    POST   /api/admin/designs/bulk                         admin
    POST   /api/admin/producers/bulk                       admin`),
  ...rows('added', false, PLANNED_ENDPOINTS),
];
