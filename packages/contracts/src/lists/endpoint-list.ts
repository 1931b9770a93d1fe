import { BACK_OFFICE_ENDPOINTS } from './back-office-endpoints.ts';
import { ALLOWED, type AllowedKey } from './roles.ts';
import { SHOP_ENDPOINTS } from './shop-endpoints.ts';
import { SPEC_ENDPOINTS } from './spec-endpoints.ts';
import { TRADE_ENDPOINTS } from './trade-endpoints.ts';

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
    POST   /api/garment                                   signed-in
    GET    /api/garment/mine                              signed-in
    GET    /api/garment/:id                               signed-in
    PUT    /api/garment/:id                               signed-in
    DELETE /api/garment/:id                               signed-in
    POST   /api/guest-design                              everyone
    POST   /api/guest-design/claim                        signed-in
    GET    /api/profile/onboarding                        seller
    POST   /api/profile/status/id/:id                     admin
    POST   /api/design/import                             designer
    GET    /api/design/export.csv                         designer-admin
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
  ...rows('added', SHOP_ENDPOINTS),
  ...rows('added', TRADE_ENDPOINTS),
  ...rows('added', BACK_OFFICE_ENDPOINTS),
];
