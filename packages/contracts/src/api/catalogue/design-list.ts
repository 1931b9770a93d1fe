import { Type } from 'typebox';
import { Currency, PageQuery } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { DesignCard, DesignPage } from './design.ts';

export const DESIGN_FACETS = ['gender', 'category', 'designer', 'size', 'colour', 'material', 'country', 'availability'] as const;

/** A repeatable filter; multiple values are combined by "or". */
const Many = Type.Optional(Type.Union([Type.String({ maxLength: 120 }), Type.Array(Type.String({ maxLength: 120 }), { maxItems: 40 })]));
const Flag = Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('0'), Type.Literal('true'), Type.Literal('false')]));

export const DESIGN_SORTS = ['featured', 'new', 'price-asc', 'price-desc', 'likes'] as const;

export const DesignQuery = Type.Object({
  ...PageQuery,
  gender: Many,
  category: Many,
  designer: Many,
  size: Many,
  colour: Many,
  material: Many,
  country: Many,
  /** Major units of the requested currency. */
  minPrice: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000_000 })),
  maxPrice: Type.Optional(Type.Number({ minimum: 0, maximum: 100_000_000 })),
  sale: Flag,
  inStock: Flag,
  mto: Flag,
  archived: Flag,
  q: Type.Optional(Type.String({ maxLength: 200 })),
  sort: Type.Optional(Type.Enum(DESIGN_SORTS)),
  currency: Type.Optional(Currency),
  facets: Flag,
  /** Comma-separated card fields to return; others are omitted. */
  fields: Type.Optional(Type.String({ maxLength: 300 })),
  /** Sorts this gender first without filtering (decision T21). */
  lead: Type.Optional(Type.Union([Type.Literal('men'), Type.Literal('women'), Type.Literal('')])),
});

/** The specification's list: an array; with `facets=1` a page with counts. */
export const listDesigns = defineEndpoint({
  method: 'GET',
  url: '/api/design/',
  querystring: DesignQuery,
  response: Type.Union([Type.Array(DesignCard), DesignPage]),
});
