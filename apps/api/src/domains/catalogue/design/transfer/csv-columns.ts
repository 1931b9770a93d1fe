import { formatDecimal } from '@orime/commerce';
import { currencyExponent } from '@orime/contracts';
import type { DesignForm } from '@orime/contracts/api/catalogue/own-design';
import type { PrepackInput } from '@orime/contracts/api/trade/prepack';
import type { CsvValue } from '../../../../house/documents/csv.ts';

export const CURRENCIES = ['USD', 'JPY', 'EUR'] as const;

/** A design as rows of a table, one for each size; amounts in major units. */
export function toRows(slug: string, form: DesignForm): readonly (readonly CsvValue[])[] {
  const amounts = (minor: DesignForm['retailMinor']) => CURRENCIES.map((currency) => amountText(minor[currency], currency));
  const design = [
    slug,
    form.name,
    form.nameJp ?? '',
    form.description.en,
    form.description.jp,
    form.category,
    form.gender,
    form.colour,
    form.season ?? '',
    form.materials.map(({ fibre, percent }) => `${fibre}:${percent}`).join('|'),
    joinList(form.care ?? []),
    form.countryOrigin,
    form.weightGrams ?? '',
    joinList(form.tags ?? []),
    form.hidden ? '1' : '0',
    ...amounts(form.retailMinor),
    ...amounts(form.wholesaleMinor ?? {}),
    form.moq ?? '',
    form.multiple ?? '',
    ...packCells(form),
    form.styleOf ?? '',
    form.producerId ?? '',
    form.hsCode ?? '',
  ];
  const sizes = form.sizes.map(({ size, mode, leadDays, onHand }) => [size, mode, leadDays ?? '', mode === 'stock' ? (onHand ?? 0) : '']);
  return (sizes.length === 0 ? [['', '', '', '']] : sizes).map((size) => [...design, ...size]);
}

/** Words of a cell, parted by strokes; a stroke within a word has a backslash before it. */
export function joinList(words: readonly string[]): string {
  return words.map((word) => word.replaceAll(/[\\|]/g, '\\$&')).join('|');
}

export function splitList(text: string): readonly string[] {
  const words = text.match(/(?:\\[\\|]|[^|])+/g) ?? [];
  return words.map((word) => word.replaceAll(/\\([\\|])/g, '$1').trim()).filter((word) => word !== '');
}

/** `S:1,M:2|S:2,M:4` and the names in the same order: three cells that are read as one field. */
function packCells({ prepacks = [], sizes }: DesignForm): readonly string[] {
  const placeOf = new Map(sizes.map(({ size }, place) => [size, place]));
  const inOrder = (pack: PrepackInput['sizes']) =>
    Object.entries(pack).toSorted(([one], [other]) => (placeOf.get(one) ?? sizes.length) - (placeOf.get(other) ?? sizes.length));
  return [
    prepacks
      .map((pack) =>
        inOrder(pack.sizes)
          .map(([size, units]) => `${size}:${units}`)
          .join(','),
      )
      .join('|'),
    prepacks.map(({ name }) => name.en).join('|'),
    prepacks.map(({ name }) => name.jp).join('|'),
  ];
}

/** What `packCells` wrote. A pack without a name is called by its numbers, `1-2-1`; undefined when the cell is none. */
export function readPacks(cell: string, namesEn: string, namesJp: string): readonly PrepackInput[] | undefined {
  if (cell === '') return [];
  const [english, japanese] = [namesEn.split('|'), namesJp.split('|')];
  const packs = cell.split('|').map((pack, place) => {
    const sizes = pack
      .split(',')
      .map((part) => /^(.+):(\d{1,4})$/.exec(part.trim()))
      .map((found) => [found?.[1]?.trim() ?? '', Number(found?.[2])] as const);
    const [en, jp] = [english[place]?.trim() ?? '', japanese[place]?.trim() ?? ''];
    const numbers = sizes.map(([, units]) => units).join('-');
    return { name: en === '' && jp === '' ? { en: numbers, jp: numbers } : { en, jp }, sizes };
  });
  if (packs.some(({ sizes }) => sizes.some(([size]) => size === '') || new Set(sizes.map(([size]) => size)).size < sizes.length))
    return undefined;
  return packs.map(({ name, sizes }) => ({ name, sizes: Object.fromEntries(sizes) }));
}

function amountText(minor: number | undefined, currency: string): string {
  return minor === undefined ? '' : formatDecimal(minor, currency);
}

/** Minor units of an amount in decimals; undefined when it is not one, or has more decimals than the currency. */
export function readAmount(text: string, currency: string): number | undefined {
  const [, whole = '', fraction = ''] = /^(\d{1,10})(?:\.(\d{1,3}))?$/.exec(text) ?? [];
  const exponent = currencyExponent(currency);
  if (whole === '' || fraction.length > exponent) return undefined;
  return Number(whole + fraction.padEnd(exponent, '0'));
}
