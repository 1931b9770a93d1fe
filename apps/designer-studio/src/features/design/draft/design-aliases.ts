import type { DesignField } from './design-draft.ts';

/** Names of the API's fields where the draft has others. */
export const DESIGN_ALIASES: Readonly<Record<string, DesignField>> = {
  retailMinor: 'retail',
  wholesaleMinor: 'wholesale',
  weightGrams: 'weight',
};
