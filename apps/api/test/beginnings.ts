import { buildMarketplace } from '@orime/demo-data';
import { hashPassword } from '../src/domains/people/users/index.ts';
import { connectDatabase } from '../src/house/db/db.ts';
import { openStorage } from '../src/house/storage/storage.ts';
import { loadMarketplace } from '../src/seed/load-marketplace.ts';
import { seedScale } from '../src/seed/seed-scale.ts';
import type { Beginning } from './test-database.ts';

/** Password of every account of the demo marketplace. */
export const demoPassword = 'orime-demo-2026';

/** The demo marketplace without its pictures. */
export const demoMarketplace: Beginning = {
  name: 'marketplace',
  async load(url, dataDir) {
    const { db, close } = connectDatabase({ url });
    const hash = await hashPassword(demoPassword);
    await loadMarketplace(db, await openStorage({ s3Url: undefined, dataDir }), {
      market: buildMarketplace({ seed: 'orime', now: new Date() }),
      images: new Map(),
      hashes: { demo: hash, nobody: hash },
    });
    await close();
  },
};

/** Enough rows that the planner would not read a table end to end out of convenience. */
export const tenThousandDesigns: Beginning = {
  name: 'scale',
  async load(url) {
    const { db, close } = connectDatabase({ url });
    await seedScale(db, { designs: 10_000 });
    await close();
  },
};
