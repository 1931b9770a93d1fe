import { sql } from 'kysely';
import type { SignedInClient, TestApp } from '../../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../../test/catalogue-factories.ts';
import { buy } from '../../../../../test/checkout-factories.ts';
import { newId } from '../../../../house/ids.ts';
import { postRefund } from '../../ledger/index.ts';

export interface Shop {
  readonly seller: SignedInClient;
  readonly profileId: string;
}

/** Shops with sales and refunds in months of the past. */
export function openShops(api: TestApp) {
  const { db } = api;

  async function openShop(country = 'JP'): Promise<Shop> {
    const seller = await api.as('designer');
    return { seller, profileId: (await createProfile(db, { userId: seller.user.id, country })).id };
  }

  /** One garment of 200 dollars or 22,000 yen sold in a month of the past; the marketplace keeps 15 % of it without tax. */
  async function sell(
    { profileId }: Shop,
    month: string,
    currency: 'USD' | 'JPY' = 'USD',
    priceMinor = { USD: 20_000, JPY: 22_000 },
  ): Promise<string> {
    const design = await createDesign(db, { profileId, sizes: [{ size: 'S', onHand: 9 }], retail: priceMinor });
    const orderId = (await buy(api, [{ id: design.id, size: 'S', quantity: 1 }], { currency })).orders[0]?.id ?? '';
    await happened(orderId, month);
    return orderId;
  }

  async function refund(orderId: string, amountMinor: number, month: string): Promise<void> {
    const refundId = newId('rfd');
    await db.transaction().execute((trx) => postRefund(trx, { refundId, orderId, amountMinor }));
    await happened(refundId, month);
  }

  const happened = (ref: string, month: string) =>
    sql`UPDATE ledger_entries SET created_at = ${new Date(`${month}-15T12:00:00Z`)} WHERE ref = ${ref}`.execute(db);

  return { openShop, sell, refund };
}
