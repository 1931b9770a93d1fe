import { expect } from '@jest/globals';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { DesignInput } from '@orime/contracts/api/catalogue/design-input';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { createImage, createProfile } from '../../../../test/catalogue-factories.ts';

/** A designer with a profile, a picture and a complete design to send. */
export async function openHouse(api: TestApp) {
  const owner = await api.as('designer');
  const house = await createProfile(api.db, { userId: owner.user.id });
  const image = await createImage(api.db, owner.user.id);

  const complete: DesignInput = {
    name: 'Lake Coat',
    nameJp: '湖のコート',
    description: { en: 'A coat for the lake.', jp: '湖のためのコート。' },
    category: 'coat',
    gender: 'women',
    colour: 'teal',
    season: 'AW26',
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
    retailMinor: { USD: 64_000, JPY: 98_000 },
    wholesaleMinor: { USD: 29_000 },
    moq: 4,
    multiple: 2,
  };

  async function create(change: Partial<DesignInput> = {}): Promise<OwnerDesign> {
    const answer = await owner.post('/api/design/', { ...complete, ...change });
    expect(answer.statusCode).toBe(200);
    return answer.json<OwnerDesign>();
  }

  return { owner, house, image, complete, create };
}
