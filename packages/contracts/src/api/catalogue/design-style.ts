import { Type, type Static } from 'typebox';

/** Body measurements per size in millimetres, by measurement key. */
export const SizeChartInput = Type.Array(
  Type.Object({
    size: Type.String({ minLength: 1, maxLength: 20 }),
    measuresMm: Type.Record(Type.String({ pattern: '^[a-zA-Z-]{1,40}$' }), Type.Integer({ minimum: 1, maximum: 5000 }), {
      minProperties: 1,
      maxProperties: 20,
    }),
  }),
  { minItems: 1, maxItems: 30 },
);
export type SizeChartInput = Static<typeof SizeChartInput>;

/** Properties shared by the colours of a style, and the producer. */
export const DesignStyle = Type.Object({
  /** Id, slug or size SKU of another design of the same designer; this design becomes a colour of its style. Null: its own style. */
  styleOf: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 120 }), Type.Null()])),
  /** Must be an approved producer. */
  producerId: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 80 }), Type.Null()])),
  /** Null: the category's size chart. */
  sizeChart: Type.Optional(Type.Union([SizeChartInput, Type.Null()])),
  /** Harmonised System code for customs. */
  hsCode: Type.Optional(Type.Union([Type.String({ pattern: '^[0-9]{6,10}$' }), Type.Null()])),
});
