import { Type, type Static, type TSchema } from 'typebox';
import { Timestamp } from '../schemas/common.ts';
import { defineEndpoint } from '../schemas/endpoint.ts';
import { OnboardingKey } from './profile.ts';

const Country = Type.String({ pattern: '^[A-Z]{2}$' });
const ShopStatus = Type.Enum(['draft', 'in_review', 'approved', 'suspended']);
const only = { additionalProperties: false, minProperties: 1 } as const;

export const ProfileChanges = Type.Object(
  {
    status: Type.Optional(ShopStatus),
    featured: Type.Optional(Type.Boolean()),
    country: Type.Optional(Country),
    /** What the marketplace keeps of this seller's sales to come, in basis points; null: what it keeps of everybody's. */
    commissionBp: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 10_000 }), Type.Null()])),
  },
  only,
);
export type ProfileChanges = Static<typeof ProfileChanges>;

export const DesignChanges = Type.Object(
  {
    hidden: Type.Optional(Type.Boolean()),
    archived: Type.Optional(Type.Boolean()),
    privateReserve: Type.Optional(Type.Boolean()),
    /** Place in the catalogue, 1 first; null: after those that have one. */
    featuredRank: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()])),
    gender: Type.Optional(Type.Enum(['men', 'women', 'unisex'])),
    /** Slug. */
    category: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
    countryOrigin: Type.Optional(Country),
  },
  only,
);
export type DesignChanges = Static<typeof DesignChanges>;

export const ProducerChanges = Type.Object(
  {
    status: Type.Optional(ShopStatus),
    featured: Type.Optional(Type.Boolean()),
    country: Type.Optional(Country),
    moq: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    leadTimeDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  },
  only,
);
export type ProducerChanges = Static<typeof ProducerChanges>;

/**
 * `change`, `same` and `refused` are said by a dry run, `changed`, `conflict` and `refused` by applying it; `not_found` by both.
 * `before` holds the fields that change: sent as an edit it takes the change back.
 */
export const BulkRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  result: Type.Enum(['change', 'same', 'refused', 'not_found', 'changed', 'conflict']),
  /** Why it is refused: `invalid_transition`, `reason_required`, `onboarding`, `no_such_category`, `no_such_country`. */
  reason: Type.Union([Type.String(), Type.Null()]),
  /** Of a shop that cannot open yet (`onboarding`): what it needs first. */
  missing: Type.Optional(Type.Array(OnboardingKey)),
  before: Type.Record(Type.String(), Type.Unknown()),
  after: Type.Record(Type.String(), Type.Unknown()),
});
export type BulkRow = Static<typeof BulkRow>;

export const BulkAnswer = Type.Object({
  /** Of a dry run that would change something: applies exactly what it showed, once, within half an hour. */
  token: Type.Union([Type.String(), Type.Null()]),
  expiresAt: Type.Union([Timestamp, Type.Null()]),
  rows: Type.Array(BulkRow),
});
export type BulkAnswer = Static<typeof BulkAnswer>;

/** With `dryRun=1` takes `edits` and changes nothing; without it takes the `token` of a dry run and a password entered lately. */
function bulkEndpoint<const Url extends string, Changes extends TSchema>(url: Url, changes: Changes) {
  return defineEndpoint({
    method: 'POST',
    url,
    querystring: Type.Object({ dryRun: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])) }),
    body: Type.Object({
      edits: Type.Optional(
        Type.Array(Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }), changes }), { minItems: 1, maxItems: 500 }),
      ),
      /** Told to the people whose page is suspended or sent back. */
      reason: Type.Optional(Type.String({ maxLength: 500 })),
      token: Type.Optional(Type.String({ minLength: 20, maxLength: 100 })),
    }),
    response: BulkAnswer,
  });
}

export const bulkProfiles = bulkEndpoint('/api/admin/profiles/bulk', ProfileChanges);
export const bulkDesigns = bulkEndpoint('/api/admin/designs/bulk', DesignChanges);
export const bulkProducers = bulkEndpoint('/api/admin/producers/bulk', ProducerChanges);
