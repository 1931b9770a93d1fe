import type { ProfileInput } from '@orime/contracts/api/people/profile';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';

export const input: ProfileInput = {
  handle: 'new-house',
  name: 'New House',
  nameJp: '新しい家',
  bio: { en: 'Two rooms in Kobe.', jp: '神戸の二間です。' },
  country: 'JP',
  city: 'Kobe',
  cityJp: '神戸',
  lat: 34.69,
  lon: 135.19,
  disciplines: ['knitwear'],
};

/** Profiles in every state, one with a public design and a draft. */
export async function openHouses(api: TestApp) {
  const consumer = await api.as('consumer');
  const admin = await api.as('admin');
  const asaoka = await createProfile(api.db, { handle: 'koto-asaoka', name: 'Koto Asaoka', nameJp: '浅岡琴', country: 'JP' });
  const vico = await createProfile(api.db, { handle: 'vico-terrasi', name: 'Vico Terrasi', nameJp: 'ヴィーコ・テラッシ', country: 'IT' });
  const waiting = await createProfile(api.db, { handle: 'still-waiting', name: 'Still Waiting', status: 'in_review' });
  const suspended = await createProfile(api.db, { handle: 'suspended-house', name: 'Suspended House', status: 'suspended' });
  await createDesign(api.db, { profileId: asaoka.id, slug: 'asaoka-coat' });
  await createDesign(api.db, { profileId: asaoka.id, slug: 'asaoka-draft', confirmed: 'draft' });

  return { consumer, admin, asaoka, vico, waiting, suspended };
}
