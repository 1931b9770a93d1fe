import { Type, type Static } from 'typebox';

/** Body measures of sizes, in millimetres by the keys of the measures. */
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

/** What a design shares with others, and who made it. */
export const DesignStyle = Type.Object({
  /** Id, slug or the SKU of a size of another design of the house, of which this one is a colour. Null: a style of its own. */
  styleOf: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 120 }), Type.Null()])),
  /** An approved producer. */
  producerId: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 80 }), Type.Null()])),
  /** Null: the chart of its category. */
  sizeChart: Type.Optional(Type.Union([SizeChartInput, Type.Null()])),
  /** Of the Harmonised System, as customs ask for it. */
  hsCode: Type.Optional(Type.Union([Type.String({ pattern: '^[0-9]{6,10}$' }), Type.Null()])),
});
