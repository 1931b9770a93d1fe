import type { DesignForm } from '@orime/contracts/api/catalogue/own-design';
import { isDeepStrictEqual } from 'node:util';
import { amountsAfter } from './amounts.ts';
import type { DesignPatch } from './check-input.ts';

type Size = DesignForm['sizes'][number];

/** Fields that would become others. Amounts of a currency that is not named stay; stock alone is no change of the sizes. */
export function changedFields(form: DesignForm, patch: DesignPatch): DesignPatch {
  const before: Readonly<Record<string, unknown>> = { ...form, sizes: form.sizes.map(withoutStock) };
  return Object.fromEntries(
    Object.entries(patch).filter(([field, value]) => {
      if (field === 'sizes') return !isDeepStrictEqual(before[field], patch.sizes?.map(withoutStock));
      if (field === 'retailMinor' || field === 'wholesaleMinor')
        return !isDeepStrictEqual(form[field] ?? {}, amountsAfter(form[field], patch[field]));
      return !isDeepStrictEqual(before[field] ?? emptyOf(value), value);
    }),
  );
}

/** Sizes whose stock is counted anew. */
export function newCounts(form: DesignForm, patch: DesignPatch): readonly { size: string; onHand: number }[] {
  const before = new Map(form.sizes.map(({ size, onHand }) => [size, onHand]));
  return (patch.sizes ?? []).flatMap(({ size, mode, onHand }) =>
    mode === 'stock' && onHand !== undefined && before.get(size) !== onHand ? [{ size, onHand }] : [],
  );
}

/**
 * A change as it is carried out after it has waited: what is in stock of the sizes on sale has moved on meanwhile, so that
 * only a new size brings a count.
 */
export function withoutKnownCounts(form: DesignForm, patch: DesignPatch): DesignPatch {
  if (patch.sizes === undefined) return patch;
  const known = new Set(stockedSizes(form).keys());
  return { ...patch, sizes: patch.sizes.map((size) => (size.mode === 'stock' && known.has(size.size) ? withoutStock(size) : size)) };
}

/** The same as its form shows it: with the stock of today. */
export function withCountsOfToday(form: DesignForm, patch: DesignPatch): DesignPatch {
  if (patch.sizes === undefined) return patch;
  const stocked = stockedSizes(form);
  return { ...patch, sizes: patch.sizes.map((size) => ({ ...size, ...(size.mode === 'stock' && stocked.get(size.size)) })) };
}

function stockedSizes(form: DesignForm): ReadonlyMap<string, Pick<Size, 'onHand'>> {
  return new Map(form.sizes.flatMap(({ size, mode, onHand }) => (mode === 'stock' ? [[size, { onHand }] as const] : [])));
}

function withoutStock({ onHand: _, ...size }: Size) {
  return size;
}

/** A field that was never filled equals an empty cell. */
function emptyOf(value: unknown): unknown {
  return Array.isArray(value) ? [] : value === '' || value === null ? value : undefined;
}
