import { buildMarketplace, loadDemoImagery, loadDemoModels, loadDemoTiles } from '@orime/demo-data';
import type { TestApp } from '../../test/build-test-app.ts';
import { hashPassword } from '../domains/people/users/index.ts';
import { openStorage } from '../house/storage/storage.ts';
import { loadMarketplace } from './load-marketplace.ts';

/** The demo marketplace, loaded once; `load` loads it again. */
export async function openDemoMarketplace(api: TestApp) {
  const market = buildMarketplace({ seed: 'orime', now: new Date() });

  // A few pictures show that they arrive; the rest would only take time.
  const images = new Map([...loadDemoImagery()].slice(0, 12));
  const models = new Map([...loadDemoModels()].slice(0, 3));
  const tiles = new Map([...loadDemoTiles()].slice(0, 3));
  const hashes = { demo: await hashPassword('orime-demo-2026'), nobody: await hashPassword('nobody knows') };
  const load = async () => loadMarketplace(api.db, await openStorage(api.config), { market, images, models, tiles, hashes });
  await load();

  return { market, images, models, tiles, load };
}
