import { isEmpty } from '@orime/contracts';
import { CURRENCIES, percentSum } from './design-draft.ts';
import type { Amounts, DesignDraft, DesignField } from './design-draft.ts';

/** Fields that even a draft on the server needs, or that are filled in a way it refuses. */
export function checkForDraft(draft: DesignDraft): DesignField[] {
  return [...needed(draft), ...malformed(draft)];
}

/** What a design needs beside that before somebody looks at it. */
export function checkForSubmission(draft: DesignDraft): DesignField[] {
  const wrong = new Set<DesignField>(checkForDraft(draft));
  if (draft.images.length === 0) wrong.add('images');
  if (isEmpty(draft.description.en) && isEmpty(draft.description.jp)) wrong.add('description');
  if (draft.sizes.length === 0) wrong.add('sizes');
  if (CURRENCIES.every((currency) => isEmpty(draft.retail[currency]))) wrong.add('retail');
  return [...wrong];
}

function needed(draft: DesignDraft): DesignField[] {
  return (['name', 'category', 'colour', 'countryOrigin'] as const).filter((field) => isEmpty(draft[field]));
}

function malformed(draft: DesignDraft): DesignField[] {
  const wrong: (DesignField | false)[] = [
    (draft.materials.some(({ fibre }) => isEmpty(fibre)) ||
      hasDuplicates(draft.materials.map(({ fibre }) => fibre)) ||
      Math.abs(percentSum(draft.materials) - 100) > 0.001 ||
      Number.isNaN(percentSum(draft.materials))) &&
      'materials',
    (hasDuplicates(draft.sizes.map(({ size }) => size.trim())) ||
      draft.sizes.some(
        ({ size, mode, onHand, leadDays }) =>
          isEmpty(size) || (mode === 'stock' ? !isWhole(onHand, 0, 100_000) : !isWhole(leadDays, 1, 365)),
      )) &&
      'sizes',
    draft.pieces.some((piece) => draft.sizes.find(({ size }) => size.trim() === piece.size)?.mode !== 'stock') && 'pieces',
    hasBadAmount(draft.retail) && 'retail',
    hasBadAmount(draft.wholesale) && 'wholesale',
    !isOptionalWhole(draft.weight, 100_000) && 'weight',
    !isOptionalWhole(draft.moq, 10_000) && 'moq',
    !isOptionalWhole(draft.multiple, 1000) && 'multiple',
  ];
  return wrong.filter((field) => field !== false);
}

function hasBadAmount(amounts: Amounts): boolean {
  return CURRENCIES.some(
    (currency) =>
      !isEmpty(amounts[currency]) && !(currency === 'JPY' ? /^\d{1,9}$/ : /^\d{1,7}(\.\d{1,2})?$/).test(amounts[currency].trim()),
  );
}

function isWhole(text: string, least: number, most: number): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= least && Number(text) <= most;
}

function isOptionalWhole(text: string, most: number): boolean {
  return isEmpty(text) || isWhole(text, 1, most);
}

function hasDuplicates(values: readonly string[]): boolean {
  return new Set(values).size < values.length;
}
