import type { LocalText } from '@orime/contracts';
import type { Term, Vocabulary } from '@orime/contracts/api/site/vocabulary';
import type { Format } from '@orime/platform';
import type { useDesignT } from '../design-texts.ts';
import { CURRENCIES } from '../draft/design-draft.ts';
import type { Amounts, DesignDraft, DesignField } from '../draft/design-draft.ts';
import { minorAmounts } from '../draft/design-input.ts';

export type WordSource = {
  readonly t: ReturnType<typeof useDesignT>;
  readonly text: (text: LocalText | undefined) => string;
  readonly format: Format;
  readonly words: Vocabulary;
  /** Names of producers, as far as they are known. */
  readonly producers: ReadonlyMap<string, string>;
};

/** One field of a draft in lines that can be compared; none when it is empty. Pictures are shown, not written. */
export function draftWords(field: DesignField, draft: DesignDraft, source: WordSource): readonly string[] {
  const { t, format, words } = source;
  const term = (terms: readonly Term[], key: string) => source.text(terms.find((one) => one.key === key)?.label) || key;
  switch (field) {
    case 'description':
      return linesOf(draft.description);
    case 'materials':
      return draft.materials
        .filter(({ fibre }) => fibre !== '')
        .map(({ fibre, percent }) => t('design.words.material', { fibre: term(words.fibres, fibre), percent }));
    case 'care':
      return draft.care.map((key) => term(words.care, key));
    case 'category':
      return filled(term(words.categories, draft.category));
    case 'colour':
      return filled(term(words.colours, draft.colour));
    case 'gender':
      return [t(`design.gender.${draft.gender}`)];
    case 'countryOrigin':
      return draft.countryOrigin === '' ? [] : [format.country(draft.countryOrigin)];
    case 'weight':
      return draft.weight === '' ? [] : [t('design.words.grams', { count: Number(draft.weight) })];
    case 'producerId':
      return filled(source.producers.get(draft.producerId) ?? draft.producerId);
    case 'sizes':
      return draft.sizes.map(({ size, mode, leadDays }) =>
        mode === 'stock' ? t('design.words.stocked', { size }) : t('design.words.made', { size, days: leadDays }),
      );
    case 'pieces':
      return draft.pieces.map(({ size, serial, condition }) => [size, serial, condition.en, condition.jp].filter(Boolean).join(' · '));
    case 'sizeChart':
      return (
        draft.sizeChart?.rows.map(({ size, cm }) => `${size}: ${draft.sizeChart?.measures.map((key) => cm[key] ?? '–').join(' / ')}`) ?? [
          t('design.chart.category'),
        ]
      );
    case 'retail':
    case 'wholesale':
      return amountLines(draft[field], format);
    case 'prepacks':
      return draft.prepacks.map(
        ({ name, units }) =>
          `${[name.en, name.jp].filter(Boolean).join(' / ')}: ${Object.entries(units)
            .map(([size, count]) => `${size} ${count}`)
            .join(', ')}`,
      );
    case 'hidden':
      return [t(draft.hidden ? 'design.words.yes' : 'design.words.no')];
    case 'images':
    case 'video':
      return [];
    case 'name':
    case 'nameJp':
    case 'season':
    case 'tags':
    case 'styleOf':
    case 'hsCode':
    case 'moq':
    case 'multiple':
      return filled(draft[field]);
    default:
      return field satisfies never;
  }
}

function amountLines(amounts: Amounts, format: Format): readonly string[] {
  const isTyped = CURRENCIES.every((currency) => /^(\d{1,9}(\.\d{1,2})?)?$/.test(amounts[currency].trim()));
  // Half typed amounts are no money yet.
  if (!isTyped) return CURRENCIES.flatMap((currency) => (amounts[currency] === '' ? [] : [`${currency} ${amounts[currency]}`]));
  const minor = minorAmounts(amounts);
  return CURRENCIES.flatMap((currency) => {
    const amount = minor[currency];
    return amount === undefined ? [] : [format.money(amount, currency)];
  });
}

function linesOf({ en, jp }: LocalText): readonly string[] {
  return [en, jp].filter((part) => part.trim() !== '');
}

function filled(text: string): readonly string[] {
  return text.trim() === '' ? [] : [text];
}
