/** What is wrong with one value, before any words. `limit` is the bound that was passed, in characters, units or entries. */
export type Problem =
  | { readonly kind: 'required' | 'malformed' | 'not_a_choice' | 'refused' }
  | { readonly kind: 'too_short' | 'too_long' | 'too_small' | 'too_large' | 'too_few' | 'too_many'; readonly limit: number };

/** One wrong value: its path in the draft (`address.city`, `sizes.0.stock`) and what is wrong with it. */
export type FieldProblem = { readonly field: string; readonly problem: Problem };
