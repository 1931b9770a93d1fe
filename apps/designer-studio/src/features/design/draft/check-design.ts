import { isEmpty } from '@orime/contracts';
import { isChart } from './chart-draft.ts';
import { CURRENCIES, percentSum } from './design-draft.ts';
import type { Amounts, DesignDraft, DesignField, PrepackDraft } from './design-draft.ts';

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
  const sizes = new Set(draft.sizes.map(({ size }) => size.trim()));
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
    draft.sizeChart !== null && !isChart(draft.sizeChart) && 'sizeChart',
    hasBadAmount(draft.retail) && 'retail',
    hasBadAmount(draft.wholesale) && 'wholesale',
    !isOptionalWhole(draft.weight, 100_000) && 'weight',
    !/^(\d{6,10})?$/.test(draft.hsCode.replaceAll(/[\s.]/g, '')) && 'hsCode',
    !isOptionalWhole(draft.moq, 10_000) && 'moq',
    !isOptionalWhole(draft.multiple, 1000) && 'multiple',
    (hasDuplicates(draft.prepacks.map(nameOf)) || !draft.prepacks.every((pack) => isPack(pack, sizes))) && 'prepacks',
  ];
  return wrong.filter((field) => field !== false);
}

/** A name in one language, units of one size at least, and only sizes that the design has. Names must not hold the stroke of CSV cells. */
function isPack({ name, units }: PrepackDraft, sizes: ReadonlySet<string>): boolean {
  const counts = Object.entries(units).filter(([, count]) => !isEmpty(count) && count.trim() !== '0');
  return (
    (!isEmpty(name.en) || !isEmpty(name.jp)) &&
    !`${name.en}${name.jp}`.includes('|') &&
    counts.length > 0 &&
    counts.every(([size, count]) => sizes.has(size) && isWhole(count, 1, 1000))
  );
}

function nameOf({ name }: PrepackDraft): string {
  return `${name.en.trim()}\n${name.jp.trim()}`;
}

/** A price of nothing is a slip: a market without a price is left empty. */
function hasBadAmount(amounts: Amounts): boolean {
  return CURRENCIES.some((currency) => {
    const text = amounts[currency].trim();
    return text !== '' && (!(currency === 'JPY' ? /^\d{1,9}$/ : /^\d{1,7}(\.\d{1,2})?$/).test(text) || Number(text) === 0);
  });
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
