import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { SignedInClient, TestApp } from '../../../../test/build-test-app.ts';
import { okBody } from '../../../../test/checkout-factories.ts';
import { createBuyer, createLine, order, wishOf, type BuyerOptions } from '../../../../test/wholesale-factories.ts';

export const stocked = (S: number, M: number) => ({
  sizes: [
    { size: 'S', onHand: S },
    { size: 'M', onHand: M },
  ],
});

/** Orders of a company with a manager, and the calls that move them on. */
export function orderDesk(api: TestApp) {
  async function placed(
    options: BuyerOptions & { readonly line?: Parameters<typeof createLine>[1]; readonly sizes?: Record<string, number> } = {},
  ) {
    const manager = await api.as('account-manager');
    const line = await createLine(api, options.line);
    const buyer = await createBuyer(api, { managerId: manager.user.id, ...options });
    return { manager, line, buyer, seller: line.seller, placed: await order(buyer, wishOf(line, options.sizes)) };
  }

  const read = async (client: SignedInClient, { id }: Pick<WholesaleOrder, 'id'>) =>
    okBody<WholesaleOrder>(await client.get(`/api/wholesale-order/id/${id}`));

  const update = (client: SignedInClient, { id }: Pick<WholesaleOrder, 'id'>, body: object, headers: Record<string, string> = {}) =>
    client.post(`/api/wholesale-order/update/id/${id}`, body, headers);

  const fulfil = (client: SignedInClient, { id }: Pick<WholesaleOrder, 'id'>, body: object = {}) =>
    client.post(`/api/wholesale-order/fulfill/id/${id}`, body);

  const stockOf = (variantId: string) =>
    api.db.selectFrom('stock_levels').select(['on_hand', 'allocated']).where('variant_id', '=', variantId).executeTakeFirstOrThrow();

  return { placed, read, update, fulfil, stockOf };
}
