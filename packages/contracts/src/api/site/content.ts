import { Type, type Static } from 'typebox';
import { SeenVersion, Success } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';

/** One message of the promo banner, in the format of the external content service (decision T18). */
export const PromoBannerItem = Type.Object({
  id: Type.String(),
  name: Type.String(),
  published: Type.Union([Type.Literal('published'), Type.Literal('draft')]),
  data: Type.Object({ promoText: Type.String(), promoTextJp: Type.Optional(Type.String()), promoUrl: Type.String() }),
  createdDate: Type.String(),
  lastUpdated: Type.String(),
});
export type PromoBannerItem = Static<typeof PromoBannerItem>;

/** Published items in display order. `apiKey` is for hosted content services and ignored here. */
export const promoBanner = defineEndpoint({
  method: 'GET',
  url: '/api/content/promo-banner',
  querystring: Type.Object({
    apiKey: Type.Optional(Type.String({ maxLength: 200 })),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
  }),
  response: Type.Object({ results: Type.Array(PromoBannerItem) }),
});

/** A path on this site or an https URL; excludes `javascript:` and protocol-relative URLs. */
const PromoUrl = Type.String({ maxLength: 500, pattern: '^(/(?![/\\\\])[^\\s]*|https://[^\\s]+)$', format: 'site-link' });
const BannerFields = {
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  published: Type.Union([Type.Literal('published'), Type.Literal('draft')]),
  promoText: Type.String({ maxLength: 200 }),
  promoTextJp: Type.String({ maxLength: 200 }),
  promoUrl: PromoUrl,
  position: Type.Integer({ minimum: 0, maximum: 1000 }),
};

export const BannerItem = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  ...BannerFields,
  createdDate: Type.String(),
  lastUpdated: Type.String(),
  /** Counts the changes of its words, not of its place. */
  version: Type.Integer(),
});
export type BannerItem = Static<typeof BannerItem>;

const BannerParams = Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }) });

export const listBanners = defineEndpoint({ method: 'GET', url: '/api/banner/', response: Type.Array(BannerItem) });
export const createBanner = defineEndpoint({
  method: 'POST',
  url: '/api/banner',
  /** Without a URL the banner links to `/catalog` (specification, section 3). */
  body: Type.Object({ name: BannerFields.name, ...partial(BannerFields) }),
  response: BannerItem,
});
/** 409 `conflict` with `details.version` when a given `version` is not the stored one. A change of the place alone needs none: who moves several sends their order. */
export const updateBanner = defineEndpoint({
  method: 'POST',
  url: '/api/banner/update/id/:id',
  params: BannerParams,
  body: Type.Object(
    { name: Type.Optional(BannerFields.name), ...partial(BannerFields), version: Type.Optional(Type.Integer()) },
    { minProperties: 1 },
  ),
  response: BannerItem,
});
const BannerIds = Type.Array(BannerParams.properties.id, { minItems: 1, maxItems: 500 });
/** All messages in a new order, at once. 409 `conflict` with `details.order` when they do not stand as they were `seen`. */
export const orderBanners = defineEndpoint({
  method: 'POST',
  url: '/api/banner/order',
  body: Type.Object({ ids: BannerIds, seen: BannerIds }),
  response: Type.Array(BannerItem),
});
export const deleteBanner = defineEndpoint({
  method: 'DELETE',
  url: '/api/banner/:id',
  params: BannerParams,
  querystring: SeenVersion,
  response: Success,
});

function partial(fields: typeof BannerFields) {
  return {
    published: Type.Optional(fields.published),
    promoText: Type.Optional(fields.promoText),
    promoTextJp: Type.Optional(fields.promoTextJp),
    promoUrl: Type.Optional(fields.promoUrl),
    position: Type.Optional(fields.position),
  };
}
