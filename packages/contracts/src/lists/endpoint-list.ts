import { BACK_OFFICE_ENDPOINTS } from './back-office-endpoints.ts';
import { ALLOWED, type AllowedKey } from './roles.ts';
import { SPEC_ENDPOINTS } from './spec-endpoints.ts';

export interface EndpointRow {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Fastify's URL syntax. */
  readonly url: string;
  readonly allowed: AllowedKey;
  /** Whether the endpoint is the specification's or an addition. */
  readonly source: 'spec' | 'added';
}

function rows(source: 'spec' | 'added', table: string): readonly EndpointRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [method, url, allowed] = line.trim().split(/\s+/);
      if (!isMethod(method) || url === undefined || !isAllowedKey(allowed)) throw new Error(`Endpoint list: cannot read "${line}"`);
      return { method, url, allowed, source };
    });
}

function isMethod(value: string | undefined): value is EndpointRow['method'] {
  return value === 'GET' || value === 'POST' || value === 'PUT' || value === 'DELETE';
}

function isAllowedKey(value: string | undefined): value is AllowedKey {
  return value !== undefined && Object.hasOwn(ALLOWED, value);
}

/**
 * The complete API: method, URL and audience. A test compares it with the registered routes. Ownership of rows is checked in
 * addition to the role and has its own tests.
 */
export const ENDPOINTS: readonly EndpointRow[] = [
  ...rows('spec', SPEC_ENDPOINTS),
  ...rows(
    'added',
    `
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
    GET    /api/production/mine                           seller-staff
    POST   /api/production/in_house                       designer
    GET    /api/production/in_house/id/:id                seller-staff
    POST   /api/production/in_house/update/id/:id         seller-admin
    POST   /api/production/status/id/:id                  seller-admin
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
    POST   /api/model-intake                               everyone
    GET    /api/model-intake/                              admin
    POST   /api/model-intake/status/id/:id                 admin
    GET    /api/model/:id                                  everyone
    GET    /api/model-intake/id/:id                        everyone
    POST   /api/model-intake/update/id/:id                 everyone
    POST   /api/model-intake/withdraw/id/:id               everyone
    GET    /api/event/:slug                                everyone
    GET    /api/event/:slug/calendar.ics                   everyone
    POST   /api/event/:id/rsvp                             everyone
    GET    /api/geo/timeline                               everyone
    GET    /api/archive                                    everyone
    GET    /api/event/                                     admin
    POST   /api/event                                      admin
    POST   /api/event/update/id/:id                        admin
    GET    /api/event/rsvp/id/:id                          admin
    POST   /api/article/draft                              seller-admin
    GET    /api/article/draft/id/:id                       seller-staff
    POST   /api/article/draft/update/id/:id                seller-admin
    POST   /api/article/publish/id/:id                     seller-admin
    POST   /api/article/unpublish/id/:id                   seller-admin
    POST   /api/article/schedule/id/:id                    seller-admin
    POST   /api/article/submit/id/:id                      seller-admin
    POST   /api/article/update/id/:id                      seller-admin
    DELETE /api/article/:id                                seller-admin
    GET    /api/article/revisions/id/:id                   seller-staff
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
    GET    /api/wholesale/terms                            designer-admin
    PUT    /api/wholesale/terms                            designer-admin
    GET    /api/wholesale/linesheet/                       price-reader
    GET    /api/wholesale/linesheet/mine                   designer
    GET    /api/wholesale/linesheet/buyers                 designer
    POST   /api/wholesale/linesheet                        designer
    POST   /api/wholesale/linesheet/update/id/:id          designer-admin
    DELETE /api/wholesale/linesheet/:id                    designer-admin
    POST   /api/wholesale-order/fulfill/id/:id             designer-admin
    POST   /api/wholesale-order/reorder/id/:id             verified-buyer
    GET    /api/buyer                                      buyer
    POST   /api/buyer                                      buyer
    POST   /api/buyer/update                               buyer
    POST   /api/buyer/address                              buyer
    POST   /api/buyer/address/update/id/:id                buyer
    DELETE /api/buyer/address/:id                          buyer
    GET    /api/buyer/member                               buyer
    POST   /api/buyer/member/role/id/:id                   buyer
    POST   /api/buyer/member/transfer/id/:id               buyer
    DELETE /api/buyer/member/:id                           buyer
    POST   /api/buyer/leave                                buyer
    GET    /api/buyer/invitation                           buyer
    POST   /api/buyer/invitation                           buyer
    DELETE /api/buyer/invitation/:id                       buyer
    GET    /api/buyer/invitation/token/:token              signed-in
    POST   /api/buyer/invitation/accept                    signed-in
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
    GET    /api/wholesale-cart                             verified-buyer
    PUT    /api/wholesale-cart                             verified-buyer
    DELETE /api/wholesale-cart                             verified-buyer
    DELETE /api/wholesale-cart/product/:id                 verified-buyer
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
    POST   /api/order/process/id/:id                       designer-admin
    POST   /api/order/deliver/id/:id                       designer-admin
  GET    /api/order/id/:id/invoice.pdf                   everyone
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
    POST   /api/report                                     everyone
    POST   /api/heard-of-us                                everyone
    POST   /api/privacy-request                            everyone
    POST   /api/privacy-request/confirm                    everyone
    GET    /api/settings/public                            everyone
    GET    /api/vocabulary                                 everyone
    GET    /api/policy/:slug                               everyone
    POST   /api/newsletter                                 everyone
    POST   /api/newsletter/confirm                         everyone
    POST   /api/contact                                    everyone
    GET    /api/consent                                    everyone
    POST   /api/consent                                    everyone
    POST   /api/analytics/page-view                        everyone
    GET    /api/notification                               signed-in
    POST   /api/notification/read                          signed-in
    GET    /api/email-preferences                          everyone
    POST   /api/email-preferences                          everyone
    GET    /api/email-preferences/unsubscribe              everyone
    POST   /api/email-preferences/unsubscribe              everyone`,
  ),
  ...rows('added', BACK_OFFICE_ENDPOINTS),
];
