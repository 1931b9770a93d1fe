import { Type, type Static } from 'typebox';
import { Currency, Language, Ok } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { Email, Honeypot, VisitorName } from '../schemas/form.ts';
import { ImageRef } from '../schemas/image-ref.ts';
import { LocalText } from '../schemas/local-text.ts';

const PolicySection = Type.Object({ heading: Type.String(), paragraphs: Type.Array(Type.String()) });

/** A legal text in both languages: plain sections, no markup. A language without its own version has no sections. */
export const Policy = Type.Object({
  slug: Type.String(),
  version: Type.String(),
  effectiveAt: Type.String(),
  title: LocalText,
  sections: Type.Object({ en: Type.Array(PolicySection), jp: Type.Array(PolicySection) }),
});
export type Policy = Static<typeof Policy>;

/** `terms`, `privacy`, `resale`, `returns`, `vendor`: the newest version in force. */
export const getPolicy = defineEndpoint({
  method: 'GET',
  url: '/api/policy/:slug',
  params: Type.Object({ slug: Type.String({ minLength: 1, maxLength: 40, pattern: '^[a-z-]+$' }) }),
  response: Policy,
});

/** What everybody may know of the settings. Amounts in minor units of the market's currency. */
export const PublicSettings = Type.Object({
  termsVersion: Type.String(),
  markets: Type.Array(
    Type.Object({
      code: Type.Union([Type.Literal('US'), Type.Literal('JP'), Type.Literal('EU')]),
      currency: Currency,
      taxRateBp: Type.Integer(),
      taxIncluded: Type.Boolean(),
      shippingStandardMinor: Type.Integer(),
      shippingExpressMinor: Type.Integer(),
      freeShippingFromMinor: Type.Integer(),
      /** What a parcel back costs; taken from the refund. */
      returnFeeMinor: Type.Optional(Type.Integer()),
    }),
  ),
  /** Pictures of the site itself: `hero`, `men`, `women`, `map`. Empty on a site that has none. */
  pictures: Type.Optional(Type.Record(Type.String(), ImageRef)),
  returnWindowDays: Type.Integer(),
  /** Terms for those who sell: what the marketplace keeps, and when the rest is paid out. */
  selling: Type.Optional(
    Type.Object({
      retailCommissionBp: Type.Integer(),
      wholesaleCommissionBp: Type.Integer(),
      payoutAfterDays: Type.Integer(),
      payoutEveryDays: Type.Integer(),
    }),
  ),
  holdMinutes: Type.Integer(),
});
export type PublicSettings = Static<typeof PublicSettings>;
export const getPublicSettings = defineEndpoint({ method: 'GET', url: '/api/settings/public', response: PublicSettings });

export const subscribeNewsletter = defineEndpoint({
  method: 'POST',
  url: '/api/newsletter',
  body: Type.Object({
    email: Email,
    locale: Type.Optional(Language),
    source: Type.Optional(Type.String({ maxLength: 60 })),
    website: Honeypot,
  }),
  response: Ok,
});

/** The key of the mailed link. It works once. */
export const confirmNewsletter = defineEndpoint({
  method: 'POST',
  url: '/api/newsletter/confirm',
  body: Type.Object({ key: Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w-]+$' }) }),
  response: Ok,
});

export const sendContactMessage = defineEndpoint({
  method: 'POST',
  url: '/api/contact',
  body: Type.Object({
    name: VisitorName,
    email: Email,
    topic: Type.Optional(Type.String({ maxLength: 60 })),
    message: Type.String({ minLength: 1, maxLength: 5000, pattern: '\\S' }),
    locale: Type.Optional(Language),
    website: Honeypot,
  }),
  response: Ok,
});

const ConsentKind = Type.Union([Type.Literal('cookies'), Type.Literal('analytics'), Type.Literal('marketing')]);
/** Made by the browser for itself: 16 to 64 letters, digits, `-` or `_`. Signed-in people need none. */
const AnonymousId = Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' }));
export const Consent = Type.Object({ kind: ConsentKind, value: Type.Boolean(), version: Type.String(), at: Type.String() });

export const getConsent = defineEndpoint({
  method: 'GET',
  url: '/api/consent',
  querystring: Type.Object({ anonymousId: AnonymousId }),
  response: Type.Object({ consents: Type.Array(Consent) }),
});
export const giveConsent = defineEndpoint({
  method: 'POST',
  url: '/api/consent',
  body: Type.Object({
    kind: ConsentKind,
    value: Type.Boolean(),
    version: Type.Optional(Type.String({ minLength: 1, maxLength: 40 })),
    anonymousId: AnonymousId,
  }),
  response: Type.Object({ consents: Type.Array(Consent) }),
});

/** One route change of a visitor who accepted cookies (decision T16). */
export const recordPageView = defineEndpoint({
  method: 'POST',
  url: '/api/analytics/page-view',
  body: Type.Object({
    path: Type.String({ minLength: 1, maxLength: 1000, pattern: '^/' }),
    title: Type.Optional(Type.String({ maxLength: 300 })),
    referrer: Type.Optional(Type.String({ maxLength: 1000 })),
    language: Type.Optional(Type.String({ maxLength: 10 })),
    at: Type.Optional(Type.String({ format: 'date-time' })),
  }),
  response: Ok,
});
