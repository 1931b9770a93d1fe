import { openRegistry, publishVersion } from '@orime/federation/registry';
import { sampleBuild } from '@orime/federation/sample-build';
import { generate } from 'otplib';
import { openShops } from '../src/domains/money/invoice/commission/commission.fixture.ts';
import { newId } from '../src/house/ids.ts';
import type { TestApp, TestClient } from './build-test-app.ts';
import { createDesign, createImage, createProfile } from './catalogue-factories.ts';
import { okBody, testAddress } from './checkout-factories.ts';
import { testPassword } from './factories.ts';
import { freshAdmin } from './fresh-password.ts';
import type { Calls } from './security/calls/call.ts';
import { createBuyer, createLine, order, quoteOf, wishOf } from './wholesale-factories.ts';

/** Calls as staff make them, where they differ from what the owners of the rows send. */
export function staffCalls(api: TestApp): Calls {
  const { db } = api;
  const placed = async () => {
    const { id } = await order(await createBuyer(api), wishOf(await createLine(api)));
    return { params: { id } };
  };

  /** Somebody of the sender's role with an authenticator that is begun, and its code. */
  const enrolling = async (role: 'admin' | 'account-manager') => {
    const by = role === 'admin' ? await freshAdmin(api) : await api.as(role);
    const { secret } = okBody<{ secret: string }>(await by.post('/api/users/totp/enrol', {}));
    return { by, body: { code: await generate({ secret }) } };
  };
  const registry = openRegistry(api.config.releasesDir);
  const state = { released: 0 };
  /** Another version of a remote, published and not promoted. */
  const published = async () => {
    if (state.released === 0) await publishVersion(registry, await sampleBuild({ name: 'shell', version: '1.0.0+a', path: '/' }));
    state.released += 1;
    const version = `1.${state.released}.0+a`;
    await publishVersion(registry, await sampleBuild({ name: 'magazine', version, path: '/magazine' }));
    return { shell: '1.0.0+a', magazine: version };
  };
  const revision = async (client: TestClient) => okBody<{ revision: number }>(await client.get('/api/releases')).revision;

  return {
    'POST /api/users/totp/enrol': async ({ role }) => enrolling(role === 'admin' ? role : 'account-manager'),
    'DELETE /api/users/totp': async ({ role }) => {
      const { by, body } = await enrolling(role === 'admin' ? role : 'account-manager');
      okBody(await by.post('/api/users/totp/enrol', body));
      okBody(await by.post('/api/users/reauth', { password: testPassword }));
      return { by };
    },
    'POST /api/lookbook': async () => {
      const by = await freshAdmin(api);
      const profile = await createProfile(db, { userId: by.user.id });
      const [design, fileId] = [await createDesign(db, { profileId: profile.id }), await createImage(db, by.user.id)];
      const looks = [{ fileId, hotspots: [{ x: 0.4, y: 0.5, designId: design.id }] }];
      return { by, body: { title: { en: 'Salt', jp: '' }, season: 'AW26', coverFileId: fileId, published: false, looks } };
    },
    'PUT /api/wholesale/terms': async () => {
      const { profileId } = await createLine(api);
      return {
        query: { profile: profileId },
        body: { minimums: [{ currency: 'USD', firstOrderMinor: 50_000, reorderMinor: 0 }], windows: [] },
      };
    },
    'POST /api/invoice/commission': async () => {
      const { openShop, sell } = openShops(api);
      await sell(await openShop(), '2025-02');
      return { body: { month: '2025-02' } };
    },
    'POST /api/payout/run': async () => {
      const { id } = await createProfile(db);
      const owed = { kind: 'adjustment', amount_minor: 50_000, currency: 'USD', available_at: new Date(0) } as const;
      await db
        .insertInto('ledger_entries')
        .values({ account: `seller:${id}`, ref: newId('adj'), ...owed })
        .execute();
      return { body: {} };
    },
    'POST /api/releases/promote': async (sender) => ({ body: { versions: await published(), onRevision: await revision(sender) } }),
    'POST /api/releases/rollback': async (sender) => {
      for (const versions of [await published(), await published()])
        okBody(await sender.post('/api/releases/promote', { versions, onRevision: await revision(sender) }));
      return { body: { onRevision: await revision(sender), name: 'magazine' } };
    },
    'POST /api/wholesale-order': async (sender) => {
      const [line, buyer] = [await createLine(api), await createBuyer(api)];
      if (sender.role === 'account-manager')
        await db.updateTable('buyers').set({ account_manager_id: sender.userId }).where('id', '=', buyer.buyerId).execute();
      const { quoteHash } = await quoteOf(buyer, wishOf(line));
      return { body: { ...wishOf(line), buyerId: buyer.buyerId, quoteHash, shipTo: testAddress } };
    },
    'POST /api/wholesale-order/update/id/:id': async () => ({ ...(await placed()), body: { shippingMinor: 500 } }),
    'POST /api/wholesale-order/status/id/:id': async () => ({ ...(await placed()), body: { status: 'approved' } }),
  };
}
