import { newId } from '../../../src/house/ids.ts';
import type { TestApp } from '../../build-test-app.ts';
import { createDesign, createProfile } from '../../catalogue-factories.ts';
import { key, okBody } from '../../checkout-factories.ts';
import { createWindow } from '../../wholesale-factories.ts';

/** A designer with a profile and a design. */
export async function createHouse(api: TestApp) {
  const by = await api.as('designer');
  const profile = await createProfile(api.db, { userId: by.user.id });
  return { by, profile, design: await createDesign(api.db, { profileId: profile.id }) };
}

/** A production run that a designer has begun for a design of theirs. */
export async function createRun(api: TestApp) {
  const own = await createHouse(api);
  const body = { designId: own.design.id, sizeQuantities: { M: 12 }, currency: 'JPY' };
  return { ...own, body, id: okBody<{ id: string }>(await own.by.post('/api/production/in_house', body, key())).id };
}

/** The id of a window of the profile that closes in thirty days. */
export async function createLaterWindow(api: TestApp, profileId: string): Promise<string> {
  const id = newId('win');
  await createWindow(api.db, profileId, id, { startsIn: 60, closesIn: 30 });
  return id;
}
