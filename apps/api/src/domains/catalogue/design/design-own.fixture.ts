import type { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { createImage, createProfile } from '../../../../test/catalogue-factories.ts';

/** A designer with a profile and a design that fills every field of the form. */
export async function openOwnHouse(api: TestApp) {
  const { db } = api;
  const owner = await api.as('designer');
  const house = await createProfile(db, { userId: owner.user.id });
  const image = await createImage(db, owner.user.id);

  const input: DesignInput = {
    name: 'Reed Coat',
    nameJp: '葦のコート',
    description: { en: 'A coat.', jp: 'コート。' },
    category: 'coat',
    gender: 'women',
    colour: 'teal',
    season: 'AW2026',
    materials: [
      { fibre: 'wool', percent: 80 },
      { fibre: 'silk', percent: 20 },
    ],
    care: ['dry-clean'],
    countryOrigin: 'JP',
    weightGrams: 1400,
    images: [{ fileId: image, alt: { en: 'Front', jp: '正面' } }],
    sizes: [
      { size: 'S', mode: 'stock', onHand: 2 },
      { size: 'M', mode: 'made_to_order', leadDays: 28 },
    ],
    pieces: [{ size: 'S', serial: '1/1', condition: { en: 'As new', jp: '新品同様' } }],
    retailMinor: { USD: 64_000, JPY: 98_000 },
    wholesaleMinor: { USD: 29_000 },
    moq: 4,
    multiple: 2,
    prepacks: [{ name: { en: 'Starter', jp: 'スターター' }, sizes: { S: 1, M: 2 } }],
    tags: ['wool'],
    hidden: false,
  };

  return { owner, house, input };
}
