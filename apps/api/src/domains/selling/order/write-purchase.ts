import type { QuoteSeller } from '@orime/commerce';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';
import { listPromoterShares, platformAccount, postLedger, promoterAccount, sellerAccount, transfer } from '../../money/ledger/index.ts';
import { hashKey, type CheckoutRow, type PricedCheckout } from '../checkout/index.ts';
import type { SessionRow } from '../payment/index.ts';
import { commissionOf, listCommissionRates, type CommissionRate } from './commission.ts';
import { orderKey } from './order-key.ts';

export interface Purchaser {
  readonly checkout: CheckoutRow;
  readonly email: string;
  readonly address: NonNullable<CheckoutRow['address']>;
}

/** Writes group, orders, lines, codes, payment with its splits, commission, ledger and first events. Goods and codes are taken by the caller. */
export async function writePurchase(
  trx: Trx,
  groupId: string,
  buyer: Purchaser,
  priced: PricedCheckout,
  session: SessionRow,
  secret: string,
): Promise<void> {
  const { quote } = priced;
  const { totals } = quote;
  const isPaid = session.status === 'authorised';
  const { rows } = await sql<{ number: number }>`SELECT take_number('order_groups') AS number`.execute(trx);
  const number = `OR${rows[0]?.number ?? ''}`;
  const money = {
    subtotal_minor: totals.subtotalMinor,
    discount_minor: totals.discountMinor,
    shipping_minor: totals.shippingMinor,
    tax_minor: totals.taxMinor,
  };
  await trx
    .insertInto('order_groups')
    .values({
      id: groupId,
      number,
      checkout_id: buyer.checkout.id,
      user_id: buyer.checkout.user_id,
      email: buyer.email,
      currency: quote.currency,
      locale: buyer.checkout.locale,
      market: priced.market,
      rounding: priced.rounding,
      address: JSON.stringify(buyer.address),
      wishes: JSON.stringify(buyer.checkout.wishes),
      ...money,
      tax_included: totals.taxIncluded,
      total_minor: totals.totalMinor,
      public_key_hash: hashKey(orderKey(groupId, secret)),
    })
    .execute();
  const paymentId = newId('pay');
  await trx
    .insertInto('payments')
    .values({
      id: paymentId,
      group_id: groupId,
      session_id: session.id,
      provider: session.provider,
      provider_ref: session.provider_ref,
      currency: quote.currency,
      status: isPaid ? 'authorised' : 'none',
      authorised_minor: isPaid ? totals.totalMinor : 0,
    })
    .execute();
  const rates = await listCommissionRates(trx);
  for (const [index, seller] of quote.sellers.entries()) {
    const orderId = await writeOrder(trx, { groupId, number: `${number}-${index + 1}`, isPaid, buyer, seller, priced, rates });
    await trx.insertInto('payment_splits').values({ payment_id: paymentId, order_id: orderId, amount_minor: seller.totalMinor }).execute();
  }
}

interface OrderInput {
  readonly groupId: string;
  readonly number: string;
  readonly isPaid: boolean;
  readonly buyer: Purchaser;
  readonly seller: QuoteSeller;
  readonly priced: PricedCheckout;
  readonly rates: readonly CommissionRate[];
}

async function writeOrder(trx: Trx, { groupId, number, isPaid, buyer, seller, priced, rates }: OrderInput): Promise<string> {
  const { quote, facts } = priced;
  const id = newId('ord');
  const sellerFact = [...facts.values()].find((fact) => fact.seller_id === seller.sellerId);
  await trx
    .insertInto('orders')
    .values({
      id,
      group_id: groupId,
      seller_profile_id: seller.sellerId,
      number,
      currency: quote.currency,
      status: isPaid ? 'placed' : 'pending_payment',
      payment_status: isPaid ? 'authorised' : 'none',
      seller_name: sellerFact?.seller_name ?? '',
      seller_name_jp: sellerFact?.seller_name_jp ?? '',
      seller_handle: sellerFact?.seller_handle ?? '',
      shipping_method: seller.shippingMethod,
      subtotal_minor: seller.subtotalMinor,
      discount_minor: seller.discountMinor,
      shipping_minor: seller.shippingMinor,
      shipping_tax_minor: seller.shippingTaxMinor,
      tax_minor: seller.taxMinor,
      tax_included: quote.totals.taxIncluded,
      total_minor: seller.totalMinor,
      promo: JSON.stringify(quote.codes),
      address: JSON.stringify(buyer.address),
    })
    .execute();
  const lines = seller.lines.map((line, position) => lineRows(id, line, { position, priced, rates }));
  // Goods and numbers are locked meanwhile: one statement for all lines.
  await trx
    .insertInto('order_lines')
    .values(lines.map(({ line }) => line))
    .execute();
  await trx
    .insertInto('commission_lines')
    .values(lines.map(({ commission }) => commission))
    .execute();
  const commissionMinor = lines.reduce((sum, { commission }) => sum + commission.amount_minor, 0);
  if (quote.codes.length > 0) {
    await trx
      .insertInto('order_codes')
      .values(quote.codes.map((code) => ({ order_id: id, code: code.code, discount_minor: code.discountMinor })))
      .execute();
  }
  await writeLedger(trx, id, priced, seller, commissionMinor);
  await trx
    .insertInto('order_events')
    .values({ order_id: id, kind: isPaid ? 'placed' : 'pending_payment', actor_id: buyer.checkout.user_id })
    .execute();
  return id;
}

/** The row of a line and that of the commission on it. */
function lineRows(
  orderId: string,
  line: QuoteSeller['lines'][number],
  { position, priced, rates }: { readonly position: number; readonly priced: PricedCheckout; readonly rates: readonly CommissionRate[] },
) {
  const { quote, facts } = priced;
  const fact = facts.get(line.key);
  if (fact === undefined) throw new Error(`the quote has a line without facts: ${line.key}`);
  const id = newId('orl');
  const { currency } = quote;
  const { taxIncluded } = quote.totals;
  const commission = commissionOf(line, { categoryId: fact.category_id, currency, isTaxIncluded: taxIncluded, rates });
  return {
    line: {
      id,
      order_id: orderId,
      position,
      design_id: line.designId,
      variant_id: line.variantId,
      piece_id: line.pieceId,
      name: fact.name,
      name_jp: fact.name_jp,
      slug: fact.slug,
      size: fact.size,
      colour_en: fact.colour_en,
      colour_jp: fact.colour_jp,
      image: fact.image === null ? null : JSON.stringify(fact.image),
      mode: fact.mode,
      lead_days: fact.lead_days,
      quantity: line.quantity,
      unit_price_minor: line.unitPriceMinor,
      subtotal_minor: line.subtotalMinor,
      discount_minor: line.discountMinor,
      tax_minor: line.taxMinor,
      tax_rate_bp: priced.taxRateBp,
      tax_included: taxIncluded,
      total_minor: line.totalMinor,
    },
    commission: { order_line_id: id, rate_id: commission.rateId, rate_bp: commission.rateBp, amount_minor: commission.amountMinor },
  };
}

/** The seller is owed goods and shipping, less commission and the promoters' shares. Available once delivered. */
async function writeLedger(
  trx: Trx,
  orderId: string,
  { quote }: PricedCheckout,
  seller: QuoteSeller,
  commissionMinor: number,
): Promise<void> {
  const account = sellerAccount(seller.sellerId);
  const shares = await listPromoterShares(
    trx,
    seller.sellerId,
    quote.codes.map(({ code }) => code),
    seller.subtotalMinor - seller.discountMinor,
  );
  await postLedger(trx, {
    ref: orderId,
    orderId,
    currency: quote.currency,
    against: 'buyers',
    kind: 'sale',
    entries: [
      { account, kind: 'sale', amountMinor: seller.totalMinor - seller.shippingMinor },
      { account, kind: 'shipping', amountMinor: seller.shippingMinor },
      ...transfer('commission', account, platformAccount, commissionMinor),
      ...shares.flatMap(({ promoterId, amountMinor }) => transfer('promotion', account, promoterAccount(promoterId), amountMinor)),
    ],
  });
}
