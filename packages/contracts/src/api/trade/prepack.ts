import { Type, type Static } from 'typebox';

/**
 * A fixed run of sizes that wholesale buyers order as a unit, `{S: 1, M: 2, L: 1}`. Identified by name, which must not contain the
 * characters that separate packs and sizes in a CSV cell.
 */
export const PrepackInput = Type.Object({
  name: Type.Object({ en: Type.String({ maxLength: 60, pattern: '^[^|]*$' }), jp: Type.String({ maxLength: 60, pattern: '^[^|]*$' }) }),
  sizes: Type.Record(Type.String({ pattern: '^[^|,]{1,20}$' }), Type.Integer({ minimum: 1, maximum: 1000 })),
});
export type PrepackInput = Static<typeof PrepackInput>;
