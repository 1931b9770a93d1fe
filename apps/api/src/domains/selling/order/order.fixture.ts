import type { Order, PlacedOrder } from '@orime/contracts/api/selling/order';
import type { SignedInClient, TestApp } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile } from '../../../../test/catalogue-factories.ts';
import { buy } from '../../../../test/checkout-factories.ts';

interface Shop {
  readonly seller: SignedInClient;
  readonly profileId: string;
}

/** Designers who open shops, and a guest who buys from them. */
export function openMarket(guest: TestApp) {
  const { db } = guest;

  async function openShop(): Promise<Shop> {
    const seller = await guest.as('designer');
    const profile = await createProfile(db, { userId: seller.user.id });
    return { seller, profileId: profile.id };
  }

  /** A guest's purchase of two units and a piece from one shop, and a unit from another. */
  async function purchaseFrom(shop: Shop, other?: Shop): Promise<PlacedOrder> {
    const design = await createDesign(db, {
      profileId: shop.profileId,
      sizes: [
        { size: 'S', onHand: 5 },
        { size: 'L', pieces: ['1/1'] },
      ],
      retail: { USD: 10_000 },
    });
    const lines = [{ id: design.id, size: 'S', quantity: 2 }, { piece: design.pieces['1/1'] ?? '' }];
    const more = other === undefined ? [] : [{ id: (await createDesign(db, { profileId: other.profileId })).id, size: 'S', quantity: 1 }];
    return buy(guest, [...lines, ...more]);
  }

  return { openShop, purchaseFrom };
}

export const idOf = (order: Order | undefined) => order?.id ?? '';
