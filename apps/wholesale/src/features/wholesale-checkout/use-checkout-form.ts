import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import { useForm } from '@orime/forms';
import { removeFromWholesaleCart, useMarket, useQueryClient, useT } from '@orime/platform';
import { useRef } from 'react';
import { wishedWindows } from '../product/index.ts';
import { addressesOf, checkDraft, firstDraft, toWish, wholeAddresses } from './checkout-draft.ts';
import type { BrandLines, CheckoutDraft } from './checkout-draft.ts';
import { placeOrders } from './checkout.api.ts';
import type { Placement } from './checkout.api.ts';
import type { TradeCompany } from './trade-company.ts';
import { useQuote } from './use-quote.ts';

export type CheckoutFormOptions = {
  readonly company: TradeCompany;
  readonly userId: string;
  readonly brands: readonly BrandLines[];
  readonly onPlaced: (orders: readonly WholesaleOrder[]) => void;
};

/** What was pressed: a draft is only kept, whatever is still wrong with it. */
export type CheckoutIntent = 'submit' | 'draft';

/** The checkout's form, and the quote of what is in it. */
export function useCheckoutForm({ company, userId, brands, onPlaced }: CheckoutFormOptions) {
  const t = useT('wholesale');
  const { currency } = useMarket();
  const queries = useQueryClient();
  const intent = useRef<CheckoutIntent>('submit');
  const isStaff = company.role === 'staff';
  const frame = { currency, buyerId: isStaff ? company.id : undefined };
  const isDraft = (): boolean => isStaff || intent.current === 'draft';

  const form = useForm<CheckoutDraft, Placement, readonly WholesaleOrder[]>({
    name: isStaff ? `wholesale-checkout-${company.id}` : 'wholesale-checkout',
    initial: firstDraft(brands, company.addresses, wishedWindows()),
    keep: { userId, omit: ['isAccepted'] },
    schema: async () => (await import('@orime/contracts/api/trade/wholesale-order')).createWholesaleOrder.schema.body,
    toBody: (draft) => {
      const sent = isDraft() ? undefined : quoted.readSendable(draft);
      return {
        ...toWish(sent?.brands ?? brands, draft, frame),
        ...(isDraft() ? wholeAddresses(addressesOf(draft, company.addresses)) : addressesOf(draft, company.addresses)),
        quoteHash: (sent?.quote ?? quoted.quote)?.quoteHash ?? '',
        ...(isDraft() && { asDraft: true }),
        ...(!isStaff && { fromCart: true }),
      };
    },
    check: (draft) => checkDraft(draft, company.addresses, startsOf()).filter(({ field }) => !(isDraft() && field === 'isAccepted')),
    say: (field, { kind }) => {
      if (field === 'isAccepted') return t('checkout.accept.missing');
      return field.endsWith('.cancelAfter') && kind === 'refused' ? t('checkout.dates.wrong') : undefined;
    },
    send: placeOrders,
    onSent: async (orders) => {
      onPlaced(orders);
      const sellers = new Set(orders.map(({ seller }) => seller.id));
      const done = brands.filter(({ sellerId }) => sellers.has(sellerId)).flatMap(({ items }) => items);
      for (const { product } of done) await removeFromWholesaleCart(product._id);
      await Promise.all(['wholesale-orders', 'buyer'].map((key) => queries.invalidateQueries({ queryKey: [key] })));
    },
  });
  const quoted = useQuote(brands, { brands: form.follow('brands'), terms: form.follow('terms') }, frame);

  function startsOf(): Readonly<Record<string, string>> {
    return Object.fromEntries((quoted.quote?.brands ?? []).map(({ seller, startShip }) => [seller.id, startShip]));
  }

  return {
    form,
    quoted,
    submit(pressed: CheckoutIntent): void {
      intent.current = pressed;
      void form.submit();
    },
  };
}
