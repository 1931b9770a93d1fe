import type { buildTestApp, SignedInClient } from '../../../../test/build-test-app.ts';
import { createDesign, createProfile, type DesignOptions } from '../../../../test/catalogue-factories.ts';
import { buy, key, okBody } from '../../../../test/checkout-factories.ts';

type TestApp = Awaited<ReturnType<typeof buildTestApp>>;

export interface Delivery {
  readonly seller: SignedInClient;
  readonly buyer: SignedInClient;
  readonly orderId: string;
  /** Two units in S, and a piece. */
  readonly lineIds: readonly string[];
  readonly variantId: string;
  readonly pieceId: string;
}

/** A delivered order of two units in S and a piece, unless other sizes are asked for, with its parties. */
export async function deliver(
  guest: TestApp,
  sizes: DesignOptions['sizes'] = [
    { size: 'S', onHand: 5 },
    { size: 'L', pieces: ['1/1'] },
  ],
): Promise<Delivery> {
  const [seller, buyer] = [await guest.as('designer'), await guest.as('consumer')];
  const profile = await createProfile(guest.db, { userId: seller.user.id });
  const design = await createDesign(guest.db, { profileId: profile.id, sizes, retail: { USD: 10_000 } });
  const pieceId = design.pieces['1/1'] ?? '';
  const { orders } = await buy(buyer, [{ id: design.id, size: 'S', quantity: 2 }, { piece: pieceId }]);
  await guest.app.jobs.runNow('settle-payments');
  const [order] = orders;
  okBody(await seller.post(`/api/order/fulfill/id/${order?.id ?? ''}`, {}));
  okBody(await seller.post(`/api/order/deliver/id/${order?.id ?? ''}`, {}));
  const lines = await guest.db
    .selectFrom('order_lines')
    .select(['id', 'variant_id', 'mode'])
    .where('order_id', '=', order?.id ?? '')
    .orderBy('position')
    .execute();
  return {
    seller,
    buyer,
    orderId: order?.id ?? '',
    lineIds: lines.map(({ id }) => id),
    variantId: lines.find(({ mode }) => mode === 'stock')?.variant_id ?? '',
    pieceId,
  };
}

/** A wish to give lines back. */
export const ask = (
  client: Pick<SignedInClient, 'post'>,
  orderId: string,
  lines: readonly { lineId: string | undefined; quantity: number }[],
  query = '',
) =>
  client.post(
    `/api/return${query}`,
    { orderId, lines: lines.map((line) => ({ ...line, reason: 'too_small' })), note: 'Tight at the shoulders' },
    key(),
  );
/** A step of the seller or an admin. */
export const move = (client: SignedInClient, id: string, body: object) => client.post(`/api/return/status/id/${id}`, body);
