import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, pageOf, Success } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { Facets } from '../../schemas/facets.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { PRICE_BANDS } from '../../values/price-bands.ts';
import { DesignInput } from '../catalogue/design-input.ts';
import { DesignCard, OwnerDesign } from '../catalogue/design.ts';
import { Lookbook } from '../catalogue/lookbook.ts';

export const ProfileStatus = Type.Union([
  Type.Literal('draft'),
  Type.Literal('in_review'),
  Type.Literal('approved'),
  Type.Literal('suspended'),
]);

/** A designer in lists and on the map. */
export const ProfileCard = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  handle: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  city: Type.String(),
  cityJp: Type.Optional(Type.String()),
  country: Type.String(),
  lat: Type.Union([Type.Number(), Type.Null()]),
  lon: Type.Union([Type.Number(), Type.Null()]),
  disciplines: Type.Array(Type.String()),
  avatar: Type.Union([ImageRef, Type.Null()]),
  cover: Type.Union([ImageRef, Type.Null()]),
  featured: Type.Boolean(),
  followers: Type.Integer(),
  designCount: Type.Integer(),
  /** First images of up to three designs. */
  thumbs: Type.Array(ImageRef),
});
export type ProfileCard = Static<typeof ProfileCard>;

export const Profile = Type.Object({
  ...ProfileCard.properties,
  bio: LocalText,
  links: Type.Array(Type.Object({ label: Type.String(), url: Type.String() })),
  holidayUntil: Type.Union([Type.String(), Type.Null()]),
  designs: Type.Array(DesignCard),
  lookbook: Type.Array(Lookbook),
  viewer: Type.Object({ following: Type.Boolean(), canEdit: Type.Boolean() }),
});
export type Profile = Static<typeof Profile>;

export const Promoter = Type.Object({
  id: Type.String(),
  handle: Type.String(),
  name: Type.String(),
  promoCode: Type.String(),
  sharePercent: Type.Number(),
  status: Type.String(),
});

/** The owner's view of their profile. */
export const OwnProfile = Type.Object({
  ...Profile.properties,
  designs: Type.Array(OwnerDesign),
  status: ProfileStatus,
  promoters: Type.Array(Promoter),
  version: Type.Integer(),
});
export type OwnProfile = Static<typeof OwnProfile>;

export const OnboardingKey = Type.Enum(['email', 'profile', 'story', 'location', 'pictures', 'agreement', 'designs', 'certifications']);
export type OnboardingKey = Static<typeof OnboardingKey>;

export const AdminProfile = Type.Object({
  ...ProfileCard.properties,
  status: ProfileStatus,
  email: Type.String(),
  /** Commission on future sales in basis points; null where the general rate applies. */
  commissionBp: Type.Union([Type.Integer(), Type.Null()]),
  /** Steps without which the shop cannot open. */
  missing: Type.Array(OnboardingKey),
  createdAt: Type.String(),
});
export type AdminProfile = Static<typeof AdminProfile>;

export const ProfileInput = Type.Object({
  handle: Type.String({ pattern: '^[a-z0-9_-]{3,30}$' }),
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  nameJp: Type.Optional(Type.String({ maxLength: 120 })),
  bio: LocalText,
  country: Type.String({ pattern: '^[A-Z]{2}$' }),
  city: Type.String({ minLength: 1, maxLength: 120 }),
  cityJp: Type.Optional(Type.String({ maxLength: 120 })),
  /** Absent keeps position and pictures as they are; null takes them away. */
  lat: Type.Optional(Type.Union([Type.Number({ minimum: -90, maximum: 90 }), Type.Null()])),
  lon: Type.Optional(Type.Union([Type.Number({ minimum: -180, maximum: 180 }), Type.Null()])),
  disciplines: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 }),
  avatarFileId: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
  coverFileId: Type.Optional(Type.Union([Type.String({ maxLength: 80 }), Type.Null()])),
  links: Type.Optional(
    Type.Array(
      Type.Object({
        label: Type.String({ maxLength: 60 }),
        url: Type.String({ maxLength: 300, pattern: '^https://\\S+$', format: 'web-address' }),
      }),
      { maxItems: 8 },
    ),
  ),
  holidayUntil: Type.Optional(Type.Union([Type.String({ format: 'date' }), Type.Null()])),
});
export type ProfileInput = Static<typeof ProfileInput>;

/** Currency for the prices of the included designs. */
const CurrencyQuery = Type.Object({ currency: Type.Optional(Currency) });

const ProfileQuery = Type.Object({
  ...PageQuery,
  featured: Type.Optional(Type.String({ maxLength: 5 })),
  country: Type.Optional(Type.String({ maxLength: 2 })),
  discipline: Type.Optional(Type.String({ maxLength: 40 })),
  q: Type.Optional(Type.String({ maxLength: 200 })),
  sort: Type.Optional(Type.Union([Type.Literal('name'), Type.Literal('new'), Type.Literal('followers')])),
});

/** With `If-Match`: 409 `conflict` when it has changed since. */
export const saveProfile = defineEndpoint({ method: 'POST', url: '/api/profile', body: ProfileInput, response: OwnProfile });
/** Null before the caller has made one. */
export const getOwnProfile = defineEndpoint({ method: 'GET', url: '/api/profile', response: Type.Union([OwnProfile, Type.Null()]) });
export const deleteProfile = defineEndpoint({
  method: 'DELETE',
  url: '/api/profile',
  body: Type.Object({ confirm: Type.String({ maxLength: 60 }) }),
  response: Success,
});
/**
 * A design to keep as a draft. With an `id` it changes the caller's own; a new one names its `category`, `gender`, `colour` and
 * `materials`, the rest may follow. `submit` has no effect here.
 */
export const DraftDesignInput = Type.Object({ id: Type.Optional(Type.String({ maxLength: 80 })), ...Type.Partial(DesignInput).properties });
export type DraftDesignInput = Static<typeof DraftDesignInput>;

export const saveProfileDesigns = defineEndpoint({
  method: 'POST',
  url: '/api/profile/designs',
  body: Type.Object({ designs: Type.Array(DraftDesignInput, { maxItems: 50 }) }),
  response: OwnProfile,
});
export const ProfilePage = Type.Object({ ...pageOf(ProfileCard).properties, ...Facets.properties });
export type ProfilePage = Static<typeof ProfilePage>;

/** The specification's list: an array; with `facets=1` a page with counts. */
export const listProfiles = defineEndpoint({
  method: 'GET',
  url: '/api/profile/all',
  querystring: Type.Object({
    ...ProfileQuery.properties,
    /** Sells something in this band of the currency's prices. */
    priceBand: Type.Optional(Type.Enum(PRICE_BANDS)),
    currency: Type.Optional(Currency),
    /** Sells to stores; joined on this day or later. */
    wholesale: Type.Optional(Type.Literal('1')),
    since: Type.Optional(Type.String({ format: 'date' })),
    facets: Type.Optional(Type.Literal('1')),
  }),
  response: Type.Union([Type.Array(ProfileCard), ProfilePage]),
});
/** Every profile, newest first. The specification's list is an array; with `paged=1` a page with its total. */
export const listAllProfiles = defineEndpoint({
  method: 'GET',
  url: '/api/profile/all-profiles',
  querystring: Type.Object({
    ...ProfileQuery.properties,
    status: Type.Optional(ProfileStatus),
    paged: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  }),
  response: Type.Union([Type.Array(AdminProfile), pageOf(AdminProfile)]),
});
export const searchProfiles = defineEndpoint({
  method: 'GET',
  url: '/api/profile/search/:term',
  params: Type.Object({ term: Type.String({ minLength: 1, maxLength: 100 }) }),
  querystring: Type.Object(PageQuery),
  response: Type.Array(ProfileCard),
});
export const getProfileByHandle = defineEndpoint({
  method: 'GET',
  url: '/api/profile/handle/:handle',
  params: Type.Object({ handle: Type.String({ minLength: 1, maxLength: 60 }) }),
  querystring: CurrencyQuery,
  response: Profile,
});
export const getProfileById = defineEndpoint({
  method: 'GET',
  url: '/api/profile/id/:id',
  params: IdParams,
  querystring: CurrencyQuery,
  response: Profile,
});
export const checkHandle = defineEndpoint({
  method: 'GET',
  url: '/api/profile/handle-available/:handle',
  params: Type.Object({ handle: Type.String({ minLength: 1, maxLength: 60 }) }),
  response: Type.Object({ available: Type.Boolean(), reason: Type.Union([Type.String(), Type.Null()]) }),
});

/** The current vendor agreement and when the caller accepted it; null until accepted. */
export const Agreement = Type.Object({ version: Type.String(), acceptedAt: Type.Union([Type.String(), Type.Null()]) });
export type Agreement = Static<typeof Agreement>;
export const getAgreement = defineEndpoint({ method: 'GET', url: '/api/profile/agreement', response: Agreement });
/** Accepts the version the caller read: `conflict` when it is no longer current. Repeating returns the first acceptance. */
export const acceptAgreement = defineEndpoint({
  method: 'POST',
  url: '/api/profile/accept-agreement',
  body: Type.Object({ version: Type.String({ minLength: 1, maxLength: 40 }) }),
  response: Agreement,
});

/**
 * Onboarding steps of a seller, in order, with paths on this site. A shop can open once all required steps except designs are done;
 * before that, opening it fails with `business_rule` and `OnboardingRefusal` as details.
 */
export const Onboarding = Type.Object({
  items: Type.Array(Type.Object({ key: OnboardingKey, required: Type.Boolean(), done: Type.Boolean(), path: Type.String() })),
  /** All required steps are done. */
  isReady: Type.Boolean(),
  /** Status of the profile or the producer's page; null when there is none. */
  status: Type.Union([ProfileStatus, Type.Null()]),
});
export type Onboarding = Static<typeof Onboarding>;
/** Details of `business_rule` when a shop cannot open yet. */
export interface OnboardingRefusal {
  readonly reason: 'onboarding';
  readonly missing: readonly OnboardingKey[];
}
export const getOnboarding = defineEndpoint({ method: 'GET', url: '/api/profile/onboarding', response: Onboarding });

/** For a profile (`prf_`) or a producer's page; its owner is told. Suspending or sending back needs a reason. 409 when no longer `from`. */
export const setProfileStatus = defineEndpoint({
  method: 'POST',
  url: '/api/profile/status/id/:id',
  params: IdParams,
  body: Type.Object({ status: ProfileStatus, reason: Type.Optional(Type.String({ maxLength: 1000 })), from: Type.Optional(ProfileStatus) }),
  response: Type.Object({ id: Type.String(), status: ProfileStatus, version: Type.Integer() }),
});
