import { isEmpty, toMinor } from '@orime/contracts';
import type { Currency, LocalText } from '@orime/contracts';
import type { DesignInput, DesignUpdate } from '@orime/contracts/api/catalogue/design-input';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { chartInput } from './chart-draft.ts';
import { CURRENCIES } from './design-draft.ts';
import type { Amounts, DesignDraft, PrepackDraft } from './design-draft.ts';

/** A new design as the API takes it; `checkForDraft` has found nothing. */
export function designInput(draft: DesignDraft, words: Vocabulary, submit: boolean): DesignInput {
  const { season, video, weightGrams, styleOf, producerId, hsCode, sizeChart, moq, multiple, prepacks, hidden, ...rest } = fieldsOf(
    draft,
    words,
  );
  const wholesaleMinor = minorAmounts(draft.wholesale);
  return {
    ...rest,
    ...(season !== '' && { season }),
    ...(video !== null && { video }),
    ...(weightGrams !== null && { weightGrams }),
    ...(styleOf !== null && { styleOf }),
    ...(producerId !== null && { producerId }),
    ...(hsCode !== null && { hsCode }),
    ...(sizeChart !== null && { sizeChart }),
    retailMinor: minorAmounts(draft.retail),
    ...(Object.keys(wholesaleMinor).length > 0 && { wholesaleMinor, moq, multiple }),
    ...(prepacks.length > 0 && { prepacks }),
    ...(hidden && { hidden }),
    submit,
  };
}

/**
 * What differs from the design as it was opened. Stock of sizes that are on sale already is never sent: it is counted by its own
 * movements, and has changed since.
 */
export function designUpdate(draft: DesignDraft, opened: DesignDraft, words: Vocabulary, submit: boolean): DesignUpdate {
  const stocked = new Set(opened.sizes.filter(({ mode }) => mode === 'stock').map(({ size }) => size.trim()));
  const before: Readonly<Record<string, unknown>> = updateFields(opened, opened, words, stocked);
  const after = updateFields(draft, opened, words, stocked);
  const changed = Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field]));
  return { ...Object.fromEntries(changed), ...(submit && { submit }) };
}

function updateFields(draft: DesignDraft, opened: DesignDraft, words: Vocabulary, stocked: ReadonlySet<string>) {
  const fields = fieldsOf(draft, words);
  return {
    ...fields,
    sizes: fields.sizes.map((size) => (size.mode === 'stock' && stocked.has(size.size) ? { size: size.size, mode: size.mode } : size)),
    retailMinor: newAmounts(draft.retail, opened.retail),
    wholesaleMinor: isUnpriced(draft.wholesale) && !isUnpriced(opened.wholesale) ? null : newAmounts(draft.wholesale, opened.wholesale),
  };
}

function fieldsOf(draft: DesignDraft, words: Vocabulary) {
  return {
    name: draft.name.trim(),
    nameJp: draft.nameJp.trim(),
    description: { en: draft.description.en.trim(), jp: draft.description.jp.trim() },
    category: draft.category,
    gender: draft.gender,
    colour: draft.colour,
    season: draft.season.trim(),
    tags: tagsOf(draft.tags),
    styleOf: wordOrNull(draft.styleOf),
    materials: draft.materials.map(({ fibre, percent }) => ({ fibre, percent: Number(percent) })),
    care: [...draft.care],
    countryOrigin: draft.countryOrigin,
    weightGrams: isEmpty(draft.weight) ? null : Number(draft.weight),
    producerId: wordOrNull(draft.producerId),
    hsCode: wordOrNull(draft.hsCode.replaceAll(/[\s.]/g, '')),
    images: draft.images.map(({ id, alt }, index) => ({ fileId: id, alt: altOf(draft, words, alt, index) })),
    video: draft.video === null ? null : { fileId: draft.video.id, posterId: draft.video.posterId },
    sizes: draft.sizes.map(({ size, mode, onHand, leadDays }) =>
      mode === 'stock' ? { size: size.trim(), mode, onHand: Number(onHand) } : { size: size.trim(), mode, leadDays: Number(leadDays) },
    ),
    pieces: draft.pieces.map(({ size, serial, condition }) => ({ size, ...(!isEmpty(serial) && { serial: serial.trim() }), condition })),
    sizeChart: draft.sizeChart === null ? null : chartInput(draft.sizeChart),
    moq: Number(draft.moq) || 1,
    multiple: Number(draft.multiple) || 1,
    prepacks: draft.prepacks.map(packInput),
    hidden: draft.hidden,
  };
}

export function minorAmounts(amounts: Amounts): Partial<Record<Currency, number>> {
  return Object.fromEntries(
    CURRENCIES.filter((currency) => !isEmpty(amounts[currency])).map((currency) => [currency, minorOf(amounts[currency], currency)]),
  );
}

/** Null withdraws a price that there was; a market that never had one is not named. */
function newAmounts(amounts: Amounts, opened: Amounts): Partial<Record<Currency, number | null>> {
  return Object.fromEntries(
    CURRENCIES.flatMap((currency): readonly (readonly [Currency, number | null])[] => {
      if (!isEmpty(amounts[currency])) return [[currency, minorOf(amounts[currency], currency)]];
      return isEmpty(opened[currency]) ? [] : [[currency, null]];
    }),
  );
}

function minorOf(text: string, currency: Currency): number {
  return toMinor(Number(text), currency);
}

function isUnpriced(amounts: Amounts): boolean {
  return CURRENCIES.every((currency) => isEmpty(amounts[currency]));
}

function packInput({ name, units }: PrepackDraft) {
  const sizes = Object.entries(units).flatMap(([size, count]) => (Number(count) > 0 ? [[size, Number(count)] as const] : []));
  return { name: { en: name.en.trim(), jp: name.jp.trim() }, sizes: Object.fromEntries(sizes) };
}

function wordOrNull(text: string): string | null {
  return isEmpty(text) ? null : text.trim();
}

function tagsOf(text: string): string[] {
  return [
    ...new Set(
      text
        .split(/[,、，]/)
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ].slice(0, 20);
}

type Described = Pick<DesignDraft, 'name' | 'nameJp' | 'category' | 'colour'>;

/** Words for who does not see the picture: the designer's, or the plainest true ones. */
export function altOf({ name, nameJp, category, colour }: Described, words: Vocabulary, alt: LocalText, index: number): LocalText {
  const kind = words.categories.find(({ key }) => key === category)?.label;
  const shade = words.colours.find(({ key }) => key === colour)?.label;
  return {
    en: alt.en.trim() || `${name.trim()}, ${shade?.en ?? ''} ${kind?.en ?? ''}, photograph ${index + 1}`,
    jp: alt.jp.trim() || `${nameJp.trim() || name.trim()}（${shade?.jp ?? ''}の${kind?.jp ?? ''}）、写真${index + 1}`,
  };
}
