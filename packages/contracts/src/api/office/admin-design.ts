import { Type, type Static } from 'typebox';
import { PageQuery, Timestamp, pageOf } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { ImageRef } from '../../schemas/image-ref.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { ConfirmedState, DesignerRef, Gender } from '../catalogue/design.ts';

/** A design in any state, with what `POST /api/admin/designs/bulk` can change. */
export const AdminDesign = Type.Object({
  id: Type.String(),
  slug: Type.String(),
  name: Type.String(),
  nameJp: Type.String(),
  designer: DesignerRef,
  image: Type.Union([ImageRef, Type.Null()]),
  confirmed: ConfirmedState,
  /** A change of the confirmed design waits for a decision. */
  pendingChange: Type.Boolean(),
  hidden: Type.Boolean(),
  archived: Type.Boolean(),
  privateReserve: Type.Boolean(),
  /** Position in the catalogue, from 1; null sorts after all ranked designs. */
  featuredRank: Type.Union([Type.Integer(), Type.Null()]),
  gender: Gender,
  /** Category slug. */
  category: Type.String(),
  categoryLabel: LocalText,
  countryOrigin: Type.String(),
  likes: Type.Integer(),
  submittedAt: Type.Union([Timestamp, Type.Null()]),
  updatedAt: Timestamp,
  version: Type.Integer(),
});
export type AdminDesign = Static<typeof AdminDesign>;

/** Fields to sort by; with `-` in descending order. */
export const ADMIN_DESIGN_SORTS = ['name', '-name', 'featuredRank', '-featuredRank', 'likes', '-likes', 'updatedAt', '-updatedAt'] as const;

const Flag = Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')]));

export const AdminDesignQuery = Type.Object({
  ...PageQuery,
  q: Type.Optional(Type.String({ maxLength: 200 })),
  state: Type.Optional(ConfirmedState),
  /** Id of a profile, or part of its handle or name. */
  designer: Type.Optional(Type.String({ maxLength: 80 })),
  category: Type.Optional(Type.String({ maxLength: 60 })),
  gender: Type.Optional(Gender),
  country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
  /** `1`: only those whose change waits for a decision. */
  change: Flag,
  hidden: Flag,
  archived: Flag,
  reserve: Flag,
  sort: Type.Optional(Type.Enum(ADMIN_DESIGN_SORTS)),
});
export type AdminDesignQuery = Static<typeof AdminDesignQuery>;

/**
 * Every design that was not deleted, last changed first unless sorted otherwise. `q` matches parts of ids, names, slugs and designers.
 * `total` counts up to 10,000.
 */
export const listAdminDesigns = defineEndpoint({
  method: 'GET',
  url: '/api/admin/designs',
  querystring: AdminDesignQuery,
  response: pageOf(AdminDesign),
});
