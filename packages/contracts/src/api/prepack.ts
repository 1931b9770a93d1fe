import { Type, type Static } from 'typebox';

/**
 * A run of sizes that wholesale buyers order as one, `{S: 1, M: 2, L: 1}`. Told apart by its name; no mark in it that separates the
 * packs and sizes of a table's cell.
 */
export const PrepackInput = Type.Object({
  name: Type.Object({ en: Type.String({ maxLength: 60, pattern: '^[^|]*$' }), jp: Type.String({ maxLength: 60, pattern: '^[^|]*$' }) }),
  sizes: Type.Record(Type.String({ pattern: '^[^|,]{1,20}$' }), Type.Integer({ minimum: 1, maximum: 1000 })),
});
export type PrepackInput = Static<typeof PrepackInput>;
