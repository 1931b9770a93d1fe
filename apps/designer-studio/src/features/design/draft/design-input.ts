import { toMinor } from '@orime/contracts';
import { isEmpty } from '@orime/contracts';
import type { Currency, LocalText } from '@orime/contracts';
import type { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { CURRENCIES } from './design-draft.ts';
import type { Amounts, DesignDraft } from './design-draft.ts';

/** The draft as the API takes it; `checkForDraft` has found nothing. */
export function designInput(draft: DesignDraft, words: Vocabulary, submit: boolean): DesignInput {
  const wholesale = minorAmounts(draft.wholesale);
  return {
    name: draft.name.trim(),
    nameJp: draft.nameJp.trim(),
    description: { en: draft.description.en.trim(), jp: draft.description.jp.trim() },
    category: draft.category,
    gender: draft.gender,
    colour: draft.colour,
    ...(!isEmpty(draft.season) && { season: draft.season.trim() }),
    materials: draft.materials.map(({ fibre, percent }) => ({ fibre, percent: Number(percent) })),
    care: [...draft.care],
    countryOrigin: draft.countryOrigin,
    ...(!isEmpty(draft.weight) && { weightGrams: Number(draft.weight) }),
    images: draft.images.map(({ id, alt }, index) => ({ fileId: id, alt: altOf(draft, words, alt, index) })),
    sizes: draft.sizes.map(({ size, mode, onHand, leadDays }) =>
      mode === 'stock' ? { size: size.trim(), mode, onHand: Number(onHand) } : { size: size.trim(), mode, leadDays: Number(leadDays) },
    ),
    pieces: draft.pieces.map(({ size, serial, condition }) => ({ size, ...(!isEmpty(serial) && { serial: serial.trim() }), condition })),
    retailMinor: minorAmounts(draft.retail),
    ...(Object.keys(wholesale).length > 0 && {
      wholesaleMinor: wholesale,
      moq: Number(draft.moq) || 1,
      multiple: Number(draft.multiple) || 1,
    }),
    tags: tagsOf(draft.tags),
    submit,
  };
}

export function minorAmounts(amounts: Amounts): Partial<Record<Currency, number>> {
  return Object.fromEntries(
    CURRENCIES.filter((currency) => !isEmpty(amounts[currency])).map((currency) => [
      currency,
      toMinor(Number(amounts[currency]), currency),
    ]),
  );
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

/** Words for who does not see the picture: the designer's, or the plainest true ones. */
function altOf({ name, nameJp, category, colour }: DesignDraft, words: Vocabulary, alt: LocalText, index: number): LocalText {
  const kind = words.categories.find(({ key }) => key === category)?.label;
  const shade = words.colours.find(({ key }) => key === colour)?.label;
  return {
    en: alt.en.trim() || `${name.trim()}, ${shade?.en ?? ''} ${kind?.en ?? ''}, photograph ${index + 1}`,
    jp: alt.jp.trim() || `${nameJp.trim() || name.trim()}（${shade?.jp ?? ''}の${kind?.jp ?? ''}）、写真${index + 1}`,
  };
}
