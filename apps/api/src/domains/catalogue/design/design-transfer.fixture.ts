import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import type { ImportReport } from '@orime/contracts/api/catalogue/own-design';
import type { TestApp } from '../../../../test/build-test-app.ts';
import { createProfile } from '../../../../test/catalogue-factories.ts';
import { okBody } from '../../../../test/checkout-factories.ts';

/** A designer with a profile, who imports and lists designs. */
export async function openHouse(api: TestApp) {
  const client = await api.as('designer');
  const profile = await createProfile(api.db, { userId: client.user.id });
  const bring = async (csv: string, query = '') => okBody<ImportReport>(await client.post(`/api/design/import${query}`, { csv }));
  const list = async () => okBody<{ items: OwnerDesign[]; total: number }>(await client.get('/api/design/mine?limit=100'));
  return { client, profile, bring, list };
}

export const head =
  'slug,name,nameJp,descriptionEn,category,gender,colour,materials,countryOrigin,size,mode,leadDays,onHand,retailUSD,retailJPY';

export const coat = [
  ',Reed Coat,葦のコート,"A coat,\nof reeds",coat,women,teal,wool:80|silk:20,JP,S,stock,,3,640.50,98000',
  ',Reed Coat,,,,,,,,M,made_to_order,28,,,',
].join('\n');
