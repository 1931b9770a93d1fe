import type { TestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { createArticle } from '../../../../test/editorial-factories.ts';
import { reindexProducers, reindexStockists } from '../../../house/search/index.ts';

/** One public row of every kind that search and the map show, and some that they must not. */
export async function openCedarHouse(api: TestApp) {
  const house = await createProfile(api.db, { handle: 'cedar-house', name: 'Cedar House', nameJp: '杉の家' });
  await createProfile(api.db, { handle: 'cedar-ghost', name: 'Cedar Ghost', status: 'suspended' });

  await api.db
    .insertInto('producers')
    .values([
      {
        id: 'pro_silk',
        handle: 'kiryu-silk',
        name: 'Kiryu Silk Works',
        name_jp: '桐生絹工房',
        country: 'JP',
        city: 'Kiryu',
        city_jp: '桐生',
        lat: 36.41,
        lon: 139.33,
        moq: 20,
        lead_time_days: 45,
        status: 'approved',
        capabilities: JSON.stringify([{ en: 'Silk satin up to 30 momme', jp: '三十匁までの絹織物' }]),
        capability_keys: ['silk', 'weaving'],
        languages: ['ja'],
        certifications: JSON.stringify([{ name: 'GOTS', no: '12', expiresAt: '2027-01-01' }]),
      },
      { id: 'pro_wait', handle: 'waiting-mill', name: 'Waiting Mill', country: 'IT', status: 'in_review' },
    ])
    .execute();

  await api.db
    .insertInto('stockists')
    .values({
      id: 'stk_1',
      slug: 'cedar-shop',
      name: 'Cedar Shop',
      name_jp: '杉の店',
      country: 'FR',
      city: 'Paris',
      lat: 48.86,
      lon: 2.35,
      address: '1 rue du Test',
    })
    .execute();

  await api.db.insertInto('stockist_designers').values({ stockist_id: 'stk_1', profile_id: house.id }).execute();
  await reindexProducers(api.db, ['pro_silk', 'pro_wait']);
  await reindexStockists(api.db, ['stk_1']);

  const slip = await createDesign(api.db, {
    profileId: house.id,
    slug: 'cedar-slip',
    name: 'Cedar Slip',
    category: 'slip-dress',
    fibre: 'silk',
  });

  await api.db.updateTable('designs').set({ producer_id: 'pro_silk' }).where('id', '=', slip.id).execute();
  await createDesign(api.db, { profileId: house.id, name: 'Cedar Draft', confirmed: 'draft', fibre: 'silk' });

  await createArticle(api.db, {
    slug: 'under-cedars',
    title: { en: 'Under Cedars', jp: '杉の下で' },
    body: { en: [{ type: 'designer', handle: 'cedar-house' }], jp: [] },
  });

  await createArticle(api.db, { slug: 'cedar-draft', title: { en: 'Cedar Draft', jp: '' }, status: 'draft' });

  return { house };
}
