import { marketOfCurrency } from '@orime/commerce';
import type { AddressSnapshot, Marketplace, OrderGroupRow, OrderLineRow, OrderRow } from '@orime/demo-data';
import type { DemoFiles } from '../../demo-images.ts';
import { derivedId } from '../../derived-id.ts';

/** Rows of purchases. Amounts are those of the demo data; what the shop writes beside them follows from the currency. */
export class OrderBook {
  readonly orders: ReadonlyMap<string, readonly OrderRow[]>;
  readonly profiles: ReadonlyMap<string, Marketplace['profiles'][number]>;
  readonly designs: ReadonlyMap<string, Marketplace['designs'][number]>;
  readonly leadDays: ReadonlyMap<string, number | null>;
  readonly groupNumbers: ReadonlyMap<string, number>;
  /** By promo code. */
  readonly promoters: ReadonlyMap<string, Marketplace['promoters'][number]>;
  readonly files: DemoFiles;

  constructor(market: Marketplace, files: DemoFiles) {
    this.orders = Map.groupBy(market.orders, (order) => order.groupId);
    this.profiles = new Map(market.profiles.map((profile) => [profile.id, profile]));
    this.designs = new Map(market.designs.map((design) => [design.id, design]));
    this.leadDays = new Map(market.variants.map((variant) => [variant.id, variant.leadDays]));
    this.groupNumbers = new Map(market.orderGroups.map((group) => [group.id, group.number]));
    const codes = new Map(market.promoCodes.map(({ id, code }) => [id, code]));
    this.promoters = new Map(market.promoters.map((promoter) => [codes.get(promoter.promoCodeId) ?? '', promoter]));
    this.files = files;
  }

  checkout(group: OrderGroupRow) {
    return {
      id: group.checkoutId,
      user_id: group.userId,
      key_hash: derivedId('key', group.checkoutId),
      email: group.email,
      currency: group.currency,
      locale: group.locale,
      address: this.addressOf(group),
      lines: [],
      shipping: {},
      codes: [],
      quote: {},
      quote_hash: 'demo',
      status: 'completed',
      expires_at: group.placedAt,
      created_at: group.placedAt,
      updated_at: group.placedAt,
    };
  }

  group(group: OrderGroupRow) {
    const sum = (pick: (order: OrderRow) => number) => (this.orders.get(group.id) ?? []).reduce((total, order) => total + pick(order), 0);
    return {
      id: group.id,
      number: `OR${group.number}`,
      checkout_id: group.checkoutId,
      user_id: group.userId,
      email: group.email,
      currency: group.currency,
      locale: group.locale,
      market: marketOfCurrency(group.currency)?.code ?? 'US',
      rounding: group.currency === 'JPY' ? 'floor' : 'half-up',
      address: this.addressOf(group),
      subtotal_minor: sum((order) => order.subtotalMinor),
      discount_minor: sum((order) => order.discountMinor),
      shipping_minor: sum((order) => order.shippingMinor),
      tax_minor: sum((order) => order.taxMinor),
      tax_included: isTaxIncluded(group.currency),
      total_minor: group.totalMinor,
      // No key fits: a demo purchase is read by its owner or staff.
      public_key_hash: derivedId('hash', group.id),
      placed_at: group.placedAt,
    };
  }

  order(order: OrderRow) {
    const siblings = this.orders.get(order.groupId) ?? [];
    const seller = this.profiles.get(order.sellerProfileId);
    const currency = this.currencyOf(order);
    const lineTax = order.lines.reduce((total, line) => total + line.taxMinor, 0);
    return {
      id: order.id,
      group_id: order.groupId,
      seller_profile_id: order.sellerProfileId,
      number: `OR${this.numberOf(order)}-${siblings.indexOf(order) + 1}`,
      status: order.status,
      payment_status: order.paymentStatus,
      fulfilment_status: order.fulfilmentStatus,
      currency,
      seller_name: seller?.name ?? '',
      seller_name_jp: seller?.nameJp ?? '',
      seller_handle: seller?.handle ?? '',
      shipping_method: 'standard',
      subtotal_minor: order.subtotalMinor,
      discount_minor: order.discountMinor,
      shipping_minor: order.shippingMinor,
      shipping_tax_minor: Math.max(0, order.taxMinor - lineTax),
      tax_minor: order.taxMinor,
      tax_included: isTaxIncluded(currency),
      total_minor: order.totalMinor,
      promo: order.promoCode === null ? [] : [{ code: order.promoCode, discountMinor: order.discountMinor }],
      address: toAddress(order.shippingAddress),
      cancelled_at: order.status === 'cancelled' ? order.updatedAt : null,
      version: 1,
      placed_at: order.createdAt,
      updated_at: order.updatedAt,
    };
  }

  line(order: OrderRow, line: OrderLineRow, position: number) {
    const shipped = order.fulfilments
      .flatMap((parcel) => parcel.lines)
      .filter((entry) => entry.orderLineId === line.id)
      .reduce((total, entry) => total + entry.qty, 0);
    const file = this.files.get(line.imageKey);
    const subtotal = line.unitPriceMinor * line.qty;
    return {
      id: line.id,
      order_id: order.id,
      position,
      design_id: line.designId,
      variant_id: line.variantId,
      piece_id: line.pieceId,
      released_at: order.status === 'cancelled' || order.status === 'expired' ? order.updatedAt : null,
      name: line.name,
      name_jp: line.nameJp,
      slug: this.designs.get(line.designId)?.slug ?? '',
      size: line.size,
      colour_en: line.colourLabel.en,
      colour_jp: line.colourLabel.jp,
      image:
        file === undefined
          ? null
          : {
              id: file.id,
              width: file.image.width,
              height: file.image.height,
              thumbhash: file.image.thumbhash,
              color: file.image.color,
              alt: file.image.alt,
            },
      mode: line.pieceId === null ? line.mode : 'piece',
      lead_days: line.mode === 'made_to_order' ? (this.leadDays.get(line.variantId) ?? null) : null,
      quantity: line.qty,
      fulfilled_quantity: Math.min(shipped, line.qty),
      unit_price_minor: line.unitPriceMinor,
      subtotal_minor: subtotal,
      discount_minor: line.discountMinor,
      tax_minor: line.taxMinor,
      tax_rate_bp: line.taxRateBp,
      tax_included: line.taxIncluded,
      total_minor: subtotal - line.discountMinor + (line.taxIncluded ? 0 : line.taxMinor),
    };
  }

  /** The seller is owed goods and shipping less commission and the promoter's share, once delivered. */
  ledger(order: OrderRow) {
    const commission = order.lines.reduce((total, line) => total + line.commissionMinor, 0);
    const isDone = order.status === 'delivered' || order.status === 'closed';
    const account = `seller:${order.sellerProfileId}`;
    const promoter = this.promoters.get(order.promoCode ?? '');
    const share =
      promoter?.designerProfileId === order.sellerProfileId
        ? Math.floor(((order.subtotalMinor - order.discountMinor) * promoter.shareBp) / 10_000)
        : 0;
    const entries = [
      { account, kind: 'sale', amount_minor: order.totalMinor - order.shippingMinor },
      { account, kind: 'shipping', amount_minor: order.shippingMinor },
      { account, kind: 'commission', amount_minor: -commission },
      { account: 'platform', kind: 'commission', amount_minor: commission },
      { account, kind: 'promotion', amount_minor: -share },
      { account: `promoter:${promoter?.id ?? ''}`, kind: 'promotion', amount_minor: share },
      { account: 'buyers', kind: 'sale', amount_minor: -order.totalMinor },
    ];
    return entries
      .filter((entry) => entry.amount_minor !== 0)
      .map((entry) => ({
        ...entry,
        currency: this.currencyOf(order),
        ref: order.id,
        order_id: order.id,
        available_at: isDone ? order.updatedAt : null,
        created_at: order.createdAt,
      }));
  }

  /** The payment of a purchase stands where its money does. */
  paymentStatus(group: OrderGroupRow): string {
    if (group.capturedMinor === 0)
      return (this.orders.get(group.id) ?? []).some((order) => order.status === 'pending_payment') ? 'none' : 'voided';
    if (group.refundedMinor >= group.capturedMinor) return 'refunded';
    if (group.refundedMinor > 0) return 'partially_refunded';
    return group.capturedMinor < group.totalMinor ? 'partially_captured' : 'captured';
  }

  private currencyOf(order: OrderRow): OrderGroupRow['currency'] {
    return order.lines[0]?.taxRateBp === 0 ? 'USD' : order.lines[0]?.taxRateBp === 1000 ? 'JPY' : 'EUR';
  }

  private numberOf(order: OrderRow): number {
    return this.groupNumbers.get(order.groupId) ?? order.number;
  }

  private addressOf(group: OrderGroupRow) {
    const first = this.orders.get(group.id)?.[0];
    return first === undefined ? null : toAddress(first.shippingAddress);
  }
}

function isTaxIncluded(currency: OrderGroupRow['currency']): boolean {
  return currency !== 'USD';
}

/** An address of the contract leaves out what is not known. */
function toAddress(address: AddressSnapshot): Record<string, string> {
  return Object.fromEntries(
    Object.entries(address).filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );
}
