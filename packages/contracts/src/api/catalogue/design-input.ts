import { Type, type Static } from 'typebox';
import { IdParams } from '../../schemas/common.ts';
import { defineEndpoint } from '../../schemas/endpoint.ts';
import { LocalText } from '../../schemas/local-text.ts';
import { Amounts, NewAmounts } from '../money/amounts.ts';
import { PrepackInput } from '../trade/prepack.ts';
import { DesignStyle } from './design-style.ts';
import { Gender, OwnerDesign } from './design.ts';

/** A design as its designer sends it. Amounts are integers in minor units per currency. */
export const DesignInput = Type.Object({
  name: Type.String({ minLength: 1, maxLength: 120, pattern: '\\S' }),
  nameJp: Type.Optional(Type.String({ maxLength: 120 })),
  description: LocalText,
  category: Type.String({ minLength: 1, maxLength: 40 }),
  gender: Gender,
  colour: Type.String({ minLength: 1, maxLength: 40 }),
  season: Type.Optional(Type.String({ maxLength: 40 })),
  materials: Type.Array(
    Type.Object({ fibre: Type.String({ minLength: 1, maxLength: 40 }), percent: Type.Number({ minimum: 0, maximum: 100 }) }),
    { minItems: 1, maxItems: 10 },
  ),
  care: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10 })),
  countryOrigin: Type.String({ pattern: '^[A-Z]{2}$' }),
  weightGrams: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  ...DesignStyle.properties,
  images: Type.Array(Type.Object({ fileId: Type.String({ maxLength: 80 }), alt: LocalText }), { maxItems: 12 }),
  /** An uploaded video and the picture that stands for it; null for none. */
  video: Type.Optional(
    Type.Union([Type.Object({ fileId: Type.String({ maxLength: 80 }), posterId: Type.String({ maxLength: 80 }) }), Type.Null()]),
  ),
  sizes: Type.Array(
    Type.Object({
      size: Type.String({ minLength: 1, maxLength: 20 }),
      mode: Type.Union([Type.Literal('stock'), Type.Literal('made_to_order')]),
      leadDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
      onHand: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
    }),
    { maxItems: 20 },
  ),
  pieces: Type.Optional(
    Type.Array(
      Type.Object({
        size: Type.String({ minLength: 1, maxLength: 20 }),
        serial: Type.Optional(Type.String({ maxLength: 40 })),
        condition: Type.Optional(LocalText),
      }),
      { maxItems: 20 },
    ),
  ),
  retailMinor: Amounts,
  wholesaleMinor: Type.Optional(Amounts),
  moq: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })),
  multiple: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
  /** In display order for buyers. Replaces all existing prepacks. */
  prepacks: Type.Optional(Type.Array(PrepackInput, { maxItems: 12 })),
  tags: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
  hidden: Type.Optional(Type.Boolean()),
  /** True submits the design for confirmation; otherwise it stays a draft. */
  submit: Type.Optional(Type.Boolean()),
});
export type DesignInput = Static<typeof DesignInput>;

/**
 * Changes to a design. Null for all wholesale prices removes it from wholesale; null for the weight forgets it. A design on sale must
 * keep at least one retail price.
 */
export const DesignUpdate = Type.Partial(
  Type.Object({
    ...DesignInput.properties,
    weightGrams: Type.Union([Type.Integer({ minimum: 1, maximum: 100_000 }), Type.Null()]),
    retailMinor: NewAmounts,
    wholesaleMinor: Type.Union([NewAmounts, Type.Null()]),
  }),
);
export type DesignUpdate = Static<typeof DesignUpdate>;

export const createDesign = defineEndpoint({ method: 'POST', url: '/api/design/', body: DesignInput, response: OwnerDesign });
export const updateDesign = defineEndpoint({
  method: 'POST',
  url: '/api/design/update/id/:id',
  params: IdParams,
  body: DesignUpdate,
  response: OwnerDesign,
});
