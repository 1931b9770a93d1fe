import type { DesignForm } from '@orime/contracts/api/catalogue/own-design';
import type { DesignPatch } from './check-input.ts';

type Amounts = DesignForm['retailMinor'];
type NewAmounts = NonNullable<DesignPatch['retailMinor']>;

const FIELDS = ['retailMinor', 'wholesaleMinor'] as const;

/** Prices after a change: those that it does not name stay, those that it withdraws are gone. */
export function amountsAfter(before: Amounts | undefined, change: DesignPatch['wholesaleMinor']): Amounts {
  if (change === null) return {};
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, amount]) => amount !== null && amount !== undefined));
}

/** Two changes as one; the later word counts, currency by currency. */
export function joinChanges(earlier: DesignPatch, later: DesignPatch): DesignPatch {
  const joined = FIELDS.flatMap((field): readonly (readonly [string, NewAmounts])[] =>
    earlier[field] && later[field] ? [[field, { ...earlier[field], ...later[field] }]] : [],
  );
  return { ...earlier, ...later, ...Object.fromEntries(joined) };
}

/** Taking the design out of wholesale, said currency by currency: so it can be joined with other changes. */
export function withEachCurrency(patch: DesignPatch): DesignPatch {
  return patch.wholesaleMinor === null ? { ...patch, wholesaleMinor: { USD: null, JPY: null, EUR: null } } : patch;
}

/** A form with what a change says, prices as they would be then. A weight that is forgotten is left out, as forms leave it out. */
export function formAfter(form: DesignForm, patch: DesignPatch): Partial<DesignForm> {
  const { retailMinor, wholesaleMinor, weightGrams, ...rest } = patch;
  return {
    ...rest,
    ...(weightGrams === undefined ? {} : { weightGrams: weightGrams ?? undefined }),
    ...(retailMinor === undefined ? {} : { retailMinor: amountsAfter(form.retailMinor, retailMinor) }),
    ...(wholesaleMinor === undefined ? {} : { wholesaleMinor: amountsAfter(form.wholesaleMinor, wholesaleMinor) }),
  };
}
