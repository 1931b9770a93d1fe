import { Type, type Static } from 'typebox';
import { Currency, IdParams, PageQuery, Success } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { DesignCard } from './design.ts';

/** A point on a look that links to a design. `x` and `y` are fractions of the image size. */
export const Hotspot = Type.Object({
  x: Type.Number({ minimum: 0, maximum: 1 }),
  y: Type.Number({ minimum: 0, maximum: 1 }),
  designId: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
});

export const Look = Type.Object({ number: Type.Integer(), image: ImageRef, hotspots: Type.Array(Hotspot) });

export const Lookbook = Type.Object({
  _id: Type.String(),
  id: Type.String(),
  slug: Type.String(),
  title: LocalText,
  season: Type.String(),
  designer: Type.Object({ id: Type.String(), handle: Type.String(), name: Type.String(), nameJp: Type.String() }),
  cover: Type.Union([ImageRef, Type.Null()]),
  looks: Type.Array(Look),
  published: Type.Boolean(),
  version: Type.Integer(),
});
export type Lookbook = Static<typeof Lookbook>;

const LookbookFields = {
  title: LocalText,
  season: Type.String({ minLength: 1, maxLength: 40 }),
  coverFileId: Type.Optional(Type.String({ maxLength: 80 })),
  published: Type.Optional(Type.Boolean()),
  looks: Type.Optional(
    Type.Array(
      Type.Object({
        fileId: Type.String({ maxLength: 80 }),
        hotspots: Type.Array(
          Type.Object({
            x: Type.Number({ minimum: 0, maximum: 1 }),
            y: Type.Number({ minimum: 0, maximum: 1 }),
            designId: Type.String({ maxLength: 80 }),
          }),
          { maxItems: 12 },
        ),
      }),
      { maxItems: 60 },
    ),
  ),
};
export const LookbookInput = Type.Object(LookbookFields);
export type LookbookInput = Static<typeof LookbookInput>;

export const listLookbooks = defineEndpoint({
  method: 'GET',
  url: '/api/lookbook/',
  querystring: Type.Object({
    ...PageQuery,
    designer: Type.Optional(Type.String({ maxLength: 80 })),
    season: Type.Optional(Type.String({ maxLength: 40 })),
  }),
  response: Type.Array(Lookbook),
});
export const createLookbook = defineEndpoint({ method: 'POST', url: '/api/lookbook', body: LookbookInput, response: Lookbook });
export const updateLookbook = defineEndpoint({
  method: 'POST',
  url: '/api/lookbook/update',
  body: Type.Object({
    id: Type.String({ maxLength: 80 }),
    version: Type.Integer({ minimum: 0 }),
    ...Type.Partial(LookbookInput).properties,
  }),
  response: Lookbook,
});

/** One look of a published lookbook that shows a design, with what else is worn in it. */
export const DesignLook = Type.Object({
  slug: Type.String(),
  title: LocalText,
  number: Type.Integer(),
  image: ImageRef,
  designs: Type.Array(DesignCard),
});
export type DesignLook = Static<typeof DesignLook>;

/** The first look of its designer that shows a public design together with other public ones; null where there is none. */
export const getDesignLook = defineEndpoint({
  method: 'GET',
  url: '/api/design/:id/look',
  params: IdParams,
  querystring: Type.Object({ currency: Type.Optional(Currency) }),
  response: Type.Union([DesignLook, Type.Null()]),
});
export const deleteLookbook = defineEndpoint({ method: 'DELETE', url: '/api/lookbook/delete/:id', params: IdParams, response: Success });
