import { formatDecimal } from '@orime/commerce';
import type { ImageRef } from '@orime/contracts';
import type { DesignForm } from '@orime/contracts/api/catalogue/own-design';
import type { Picture } from '@orime/forms/files';
import { chartDraft } from './chart-draft.ts';
import { CURRENCIES, emptyDesign } from './design-draft.ts';
import type { Amounts, DesignDraft } from './design-draft.ts';

/**
 * A design of the API as the form edits it. `pictures` are those that are known with their size; others are drawn at 3:4. Stock is left
 * out: what is on hand of a saved design is counted by its movements.
 */
export function draftOfForm(form: DesignForm, pictures: readonly ImageRef[]): DesignDraft {
  return {
    images: form.images.map(({ fileId, alt }) => pictureOfFile(fileId, alt, pictures)),
    video: form.video ? { id: form.video.fileId, posterId: form.video.posterId } : null,
    name: form.name,
    nameJp: form.nameJp ?? '',
    description: form.description,
    category: form.category,
    gender: form.gender,
    colour: form.colour,
    season: form.season ?? '',
    tags: (form.tags ?? []).join(', '),
    styleOf: form.styleOf ?? '',
    materials:
      form.materials.length === 0
        ? emptyDesign.materials
        : form.materials.map(({ fibre, percent }) => ({ fibre, percent: String(percent) })),
    care: form.care ?? [],
    countryOrigin: form.countryOrigin,
    weight: form.weightGrams === undefined ? '' : String(form.weightGrams),
    producerId: form.producerId ?? '',
    hsCode: form.hsCode ?? '',
    sizes: form.sizes.map(({ size, mode, leadDays = 21 }) => ({ size, mode, onHand: '0', leadDays: String(leadDays) })),
    pieces: (form.pieces ?? []).map(({ size, serial = '', condition }) => ({ size, serial, condition: condition ?? { en: '', jp: '' } })),
    sizeChart: form.sizeChart ? chartDraft(form.sizeChart) : null,
    retail: amountsOf(form.retailMinor),
    wholesale: amountsOf(form.wholesaleMinor ?? {}),
    moq: form.moq === undefined ? '' : String(form.moq),
    multiple: form.multiple === undefined ? '' : String(form.multiple),
    prepacks: (form.prepacks ?? []).map(({ name, sizes }) => ({
      name: { ...name },
      units: Object.fromEntries(Object.entries(sizes).map(([size, count]) => [size, String(count)])),
    })),
    hidden: form.hidden,
  };
}

function pictureOfFile(id: string, alt: Picture['alt'], pictures: readonly ImageRef[]): Picture {
  const known = pictures.find((picture) => picture.id === id);
  return { id, width: 480, height: 640, thumbhash: '', color: '#808080', ...known, alt };
}

function amountsOf(minor: DesignForm['retailMinor']): Amounts {
  const amounts = CURRENCIES.map((currency) => {
    const amount = minor[currency];
    return [currency, amount === undefined ? '' : formatDecimal(amount, currency)] as const;
  });
  // One entry for every currency.
  return Object.fromEntries(amounts) as Amounts;
}
