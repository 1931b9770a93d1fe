import { Type, type Static } from 'typebox';

const strict = { additionalProperties: false } as const;

/** Where a story is set: a name in at least one language, and a point. */
export const WrittenPlace = Type.Object(
  {
    name: Type.Object({ en: Type.String({ maxLength: 120 }), jp: Type.String({ maxLength: 120 }) }, strict),
    country: Type.String({ pattern: '^[A-Z]{2}$' }),
    lat: Type.Number({ minimum: -90, maximum: 90 }),
    lon: Type.Number({ minimum: -180, maximum: 180 }),
    /** Its number among the stops of a journey. Null: after those that have one, by date. */
    position: Type.Union([Type.Integer({ minimum: 1, maximum: 999 }), Type.Null()]),
  },
  strict,
);
export type WrittenPlace = Static<typeof WrittenPlace>;
