import { Type, type Static } from 'typebox';

/** A text in both languages. At least one is filled; readers fall back to the other. */
export const LocalText = Type.Object({ en: Type.String(), jp: Type.String() });
export type LocalText = Static<typeof LocalText>;
