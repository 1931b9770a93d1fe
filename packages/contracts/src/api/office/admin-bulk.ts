import { Type, type Static, type TSchema } from 'typebox';
import { Timestamp } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { OnboardingKey } from '../people/profile.ts';

const Country = Type.String({ pattern: '^[A-Z]{2}$' });
const ShopStatus = Type.Enum(['draft', 'in_review', 'approved', 'suspended']);
const only = { additionalProperties: false, minProperties: 1 } as const;

export const ProfileChanges = Type.Object(
  {
    status: Type.Optional(ShopStatus),
    featured: Type.Optional(Type.Boolean()),
    country: Type.Optional(Country),
    /** Commission on this seller's future sales in basis points; null uses the general rate. */
    commissionBp: Type.Optional(Type.Union([Type.Integer({ minimum: 0, maximum: 10_000 }), Type.Null()])),
  },
  only,
);
export type ProfileChanges = Static<typeof ProfileChanges>;

export const DesignChanges = Type.Object(
  {
    /**
     * Whether nothing of the design waits for a decision. True confirms a design that waits, or accepts its waiting change; false takes
     * a confirmed one back into review. Rejecting needs a reason for each design: `POST /api/design/confirm/id/:id`.
     */
    confirmed: Type.Optional(Type.Boolean()),
    hidden: Type.Optional(Type.Boolean()),
    archived: Type.Optional(Type.Boolean()),
    privateReserve: Type.Optional(Type.Boolean()),
    /** Position in the catalogue, from 1; null sorts after all ranked designs. */
    featuredRank: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 1_000_000 }), Type.Null()])),
    gender: Type.Optional(Type.Enum(['men', 'women', 'unisex'])),
    /** Category slug. */
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
 * Result of one row. A dry run gives `change`, `same` or `refused`; applying gives `changed`, `conflict` or `refused`; both may give
 * `not_found`. `before` holds the old values of the changed fields: sent as an edit, it reverts the change.
 */
export const BulkRow = Type.Object({
  id: Type.String(),
  name: Type.String(),
  result: Type.Enum(['change', 'same', 'refused', 'not_found', 'changed', 'conflict']),
  /**
   * Reason of a refusal: `invalid_transition`, `reason_required`, `onboarding`, `no_such_category`, `no_such_country`; of a decision on
   * a design also any other error code of `POST /api/design/confirm/id/:id`.
   */
  reason: Type.Union([Type.String(), Type.Null()]),
  /** With `onboarding`: the onboarding steps that the shop has not completed. */
  missing: Type.Optional(Type.Array(OnboardingKey)),
  before: Type.Record(Type.String(), Type.Unknown()),
  after: Type.Record(Type.String(), Type.Unknown()),
});
export type BulkRow = Static<typeof BulkRow>;

export const BulkAnswer = Type.Object({
  /** Token of a dry run with changes: applies exactly these once, within 30 minutes. Null when there is nothing to change. */
  token: Type.Union([Type.String(), Type.Null()]),
  expiresAt: Type.Union([Timestamp, Type.Null()]),
  rows: Type.Array(BulkRow),
});
export type BulkAnswer = Static<typeof BulkAnswer>;

/** With `dryRun=1`, takes `edits` and changes nothing. Otherwise takes the `token` of a dry run and needs a recently entered password. */
function bulkEndpoint<const Url extends string, Changes extends TSchema>(url: Url, changes: Changes) {
  return defineEndpoint({
    method: 'POST',
    url,
    querystring: Type.Object({ dryRun: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])) }),
    body: Type.Object({
      edits: Type.Optional(
        Type.Array(Type.Object({ id: Type.String({ minLength: 1, maxLength: 80 }), changes }), { minItems: 1, maxItems: 500 }),
      ),
      /** Sent to the owners of pages that are suspended or sent back. */
      reason: Type.Optional(Type.String({ maxLength: 500 })),
      token: Type.Optional(Type.String({ minLength: 20, maxLength: 100 })),
    }),
    response: BulkAnswer,
  });
}

export const bulkProfiles = bulkEndpoint('/api/admin/profiles/bulk', ProfileChanges);
export const bulkDesigns = bulkEndpoint('/api/admin/designs/bulk', DesignChanges);
export const bulkProducers = bulkEndpoint('/api/admin/producers/bulk', ProducerChanges);
