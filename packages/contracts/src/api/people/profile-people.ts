import { Type, type Static } from 'typebox';
import { IdParams, PageQuery, Success } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { ProfileCard, Promoter } from './profile.ts';

export const followProfile = defineEndpoint({
  method: 'POST',
  url: '/api/profile/follow/id/:id',
  params: IdParams,
  response: Type.Object({ following: Type.Boolean(), followers: Type.Integer() }),
});
export const unfollowProfile = defineEndpoint({
  method: 'POST',
  url: '/api/profile/unfollow/id/:id',
  params: IdParams,
  response: Type.Object({ following: Type.Boolean(), followers: Type.Integer() }),
});
export const listFollowing = defineEndpoint({ method: 'GET', url: '/api/profile/following', response: Type.Array(ProfileCard) });
export const assignPromoter = defineEndpoint({
  method: 'POST',
  url: '/api/profile/assignpromoter/id/:id',
  params: IdParams,
  body: Type.Object({
    designer: Type.String({ maxLength: 80 }),
    code: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]{3,30}$' })),
    sharePercent: Type.Number({ minimum: 0, maximum: 50 }),
  }),
  response: Promoter,
});
export const deletePromoter = defineEndpoint({
  method: 'POST',
  url: '/api/profile/deletepromoter/id/:promoCode',
  params: Type.Object({ promoCode: Type.String({ minLength: 1, maxLength: 40 }) }),
  body: Type.Object({ promoCode: Type.String({ minLength: 1, maxLength: 40 }) }),
  response: Success,
});

/** An approved fashion model; contact data is never public. */
export const ModelProfile = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  city: Type.String(),
  measurements: Type.Record(Type.String(), Type.Union([Type.Number(), Type.String()])),
  portfolio: Type.Array(ImageRef),
});
export type ModelProfile = Static<typeof ModelProfile>;

/** A picture of the portfolio that is a look of a published lookbook, with the public designs worn. */
export const WornLook = Type.Object({
  image: ImageRef,
  lookbook: Type.Object({ slug: Type.String(), title: LocalText }),
  number: Type.Integer(),
  designer: Type.Object({ handle: Type.String(), name: Type.String(), nameJp: Type.String() }),
  designs: Type.Array(Type.Object({ slug: Type.String(), name: Type.String(), nameJp: Type.String() })),
});
export const ModelPage = Type.Object({ ...ModelProfile.properties, looks: Type.Array(WornLook) });
export type ModelPage = Static<typeof ModelPage>;

export const listModels = defineEndpoint({
  method: 'GET',
  url: '/api/profile/models',
  querystring: Type.Object(PageQuery),
  response: Type.Array(ModelProfile),
});
