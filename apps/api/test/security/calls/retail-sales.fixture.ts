import type { TestApp, TestClient } from '../../build-test-app.ts';
import { createDesign, createProfile } from '../../catalogue-factories.ts';
import { buy } from '../../checkout-factories.ts';
import type { Call } from './call.ts';

/** Designs on sale, and what was bought of them. */
export function retailSales(api: TestApp) {
  const { db } = api;
  const onSale = () =>
    createDesign(db, {
      retail: { USD: 20_000, JPY: 30_000 },
      sizes: [
        { size: 'S', onHand: 9 },
        { size: 'L', pieces: ['1/1'] },
      ],
    });
  const line = ({ id }: { readonly id: string }) => ({ id, size: 'S', quantity: 1 });
  const sale = async (buyer: TestClient) => {
    const seller = await api.as('designer');
    const profile = await createProfile(db, { userId: seller.user.id });
    const design = await createDesign(db, { profileId: profile.id, sizes: [{ size: 'S', onHand: 5 }], retail: { USD: 10_000 } });
    const placed = await buy(buyer, [{ id: design.id, size: 'S', quantity: 2 }]);
    const id = placed.orders[0]?.id ?? '';
    const { id: lineId } = await db.selectFrom('order_lines').select('id').where('order_id', '=', id).executeTakeFirstOrThrow();
    return { seller, buyer, id, lineId, secret: placed.key ?? '', params: { id } };
  };
  const paid = async (buyer: TestClient) => {
    const sold = await sale(buyer);
    await api.app.jobs.runNow('settle-payments');
    return sold;
  };
  const guestOrder = async () => {
    const { orders, key: secret } = await buy(api, [line(await onSale())]);
    return { id: orders[0]?.id ?? '', secret };
  };
  const asBuyer = async (make: (buyer: TestClient) => Promise<{ params: { id: string } }>): Promise<Call> => {
    const by = await api.as('consumer');
    return { by, params: (await make(by)).params };
  };
  return { onSale, line, sale, paid, guestOrder, asBuyer };
}
