import type { LocalText } from '@orime/contracts';
import type { DesignForm } from '@orime/contracts/api/catalogue/own-design';
import type { useFormat } from '@orime/platform';
import type { Terms } from '../../../lists/use-terms.ts';
import type { useDesignsT } from '../designs-texts.ts';

export type Words = {
  readonly t: ReturnType<typeof useDesignsT>;
  readonly format: ReturnType<typeof useFormat>;
  readonly terms: Terms;
};

/** One value of a design's form in lines that can be compared; none when it is empty. Pictures are shown, not written. */
export function changeWords(field: string, value: unknown, { t, format, terms }: Words): readonly string[] {
  if (value === null || value === undefined || value === '') return [];
  // The value of a field has the type that the form's schema gives it.
  switch (field as keyof DesignForm) {
    case 'description':
      return localLines(value as LocalText);
    case 'materials':
      return (value as DesignForm['materials']).map(({ fibre, percent }) => `${terms('fibres', fibre)} ${format.percent(percent / 100)}`);
    case 'care':
      return [format.list((value as readonly string[]).map((key) => terms('care', key)))].filter((line) => line !== '');
    case 'category':
      return [terms('categories', String(value))];
    case 'colour':
      return [terms('colours', String(value))];
    case 'gender':
      return [t(`desk.gender.${String(value)}`)];
    case 'countryOrigin':
      return [format.country(String(value))];
    case 'sizes':
      return (value as DesignForm['sizes']).map(({ size, mode, leadDays = 0, onHand = 0 }) =>
        mode === 'stock' ? t('facts.size.stock', { size, count: onHand }) : t('facts.size.made', { size, count: leadDays }),
      );
    case 'pieces':
      return (value as NonNullable<DesignForm['pieces']>).map(({ size, serial = '', condition }) =>
        [size, serial, condition?.en, condition?.jp].filter((part) => part !== undefined && part !== '').join(' · '),
      );
    case 'retailMinor':
    case 'wholesaleMinor':
      return Object.entries(value as DesignForm['retailMinor']).flatMap(([currency, minor]) =>
        isCurrency(currency) && typeof minor === 'number' ? [format.money(minor, currency)] : [],
      );
    case 'prepacks':
      return (value as NonNullable<DesignForm['prepacks']>).map(
        ({ name, sizes }) => `${[name.en, name.jp].filter((part) => part !== '').join(' / ')}: ${countsOf(sizes)}`,
      );
    case 'sizeChart':
      return (value as NonNullable<DesignForm['sizeChart']>).map(({ size, measuresMm }) => `${size}: ${countsOf(measuresMm)}`);
    default:
      return plainWords(value, t);
  }
}

/** Pictures that are in one of two lists and not in the other count as added or removed. */
export function pictureMarks(
  pictures: readonly { readonly fileId: string }[],
  others: readonly { readonly fileId: string }[],
): ReadonlySet<string> {
  const known = new Set(others.map(({ fileId }) => fileId));
  return new Set(pictures.filter(({ fileId }) => !known.has(fileId)).map(({ fileId }) => fileId));
}

function localLines({ en, jp }: LocalText): readonly string[] {
  return [en, jp].filter((part) => part !== '');
}

function countsOf(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .map(([name, count]) => `${name} ${count}`)
    .join(', ');
}

function plainWords(value: unknown, t: Words['t']): readonly string[] {
  if (typeof value === 'boolean') return [t(value ? 'desk.yes' : 'desk.no')];
  if (Array.isArray(value)) return value.length === 0 ? [] : [value.map(String).join(', ')];
  return [typeof value === 'object' ? JSON.stringify(value) : String(value)];
}

function isCurrency(currency: string): currency is 'USD' | 'JPY' | 'EUR' {
  return currency === 'USD' || currency === 'JPY' || currency === 'EUR';
}
