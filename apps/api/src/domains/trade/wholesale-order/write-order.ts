import type { WholesaleQuoteBrand } from '@orime/commerce';
import type { Address } from '@orime/contracts/schemas';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { newId } from '../../../house/ids.ts';
import { tellOfWholesale } from './news/tell-of-wholesale.ts';
import type { PricedWish } from './quote/price-wish.ts';
import type { TradeBuyer } from './trade-buyer.queries.ts';

export interface OrderFrame {
  readonly buyer: TradeBuyer;
  readonly actorId: string;
  readonly isDraft: boolean;
  readonly poNumber?: string | undefined;
  readonly note?: string | undefined;
  readonly shipTo?: Address | undefined;
  readonly billTo?: Address | undefined;
  /** Prepack by design, where one was asked for. */
  readonly prepacks: ReadonlyMap<string, string>;
}

/** Writes the order of one brand as it was quoted: as a draft, or placed and agreed to. */
export async function writeOrder(trx: Trx, priced: PricedWish, brand: WholesaleQuoteBrand, frame: OrderFrame): Promise<string> {
  const id = newId('wor');
  const { rows } = await sql<{ number: number }>`SELECT take_number('wholesale_orders') AS number`.execute(trx);
  const facts = priced.brands.get(brand.sellerId);
  const { buyer, actorId, isDraft, shipTo, billTo } = frame;
  await trx
    .insertInto('wholesale_orders')
    .values({
      id,
      number: `WO${rows[0]?.number ?? ''}`,
      buyer_id: buyer.id,
      seller_profile_id: brand.sellerId,
      created_by: actorId,
      manager_id: buyer.managerId,
      seller_name: facts?.name ?? '',
      seller_name_jp: facts?.nameJp ?? '',
      seller_handle: facts?.handle ?? '',
      buyer_name: buyer.name,
      po_number: frame.poNumber?.trim() ?? '',
      note: frame.note?.trim() ?? '',
      currency: priced.currency,
      ...termsOf(priced, brand),
      ship_to: shipTo === undefined ? null : JSON.stringify(shipTo),
      bill_to: billTo === undefined ? null : JSON.stringify(billTo),
      ...(isDraft
        ? { status: 'draft', submitted_by: null, placed_at: null }
        : { status: 'in_review', submitted_by: actorId, placed_at: new Date(), buyer_accepted_version: 1 }),
      seller_approved_at: null,
      manager_approved_at: null,
      approved_at: null,
      cancelled_at: null,
    })
    .execute();
  await writeLines(trx, id, priced, brand, frame.prepacks);
  await writeEvent(trx, { orderId: id, kind: isDraft ? 'draft' : 'in_review', actorId });
  if (!isDraft) await tellOfWholesale(trx, { orderId: id, step: 'submitted', actorId });
  return id;
}

/** What a quote says of an order, as its row keeps it. */
export function termsOf(priced: PricedWish, brand: WholesaleQuoteBrand) {
  const window = priced.brands.get(brand.sellerId)?.windows.find((each) => each.id === brand.dates.windowId);
  return {
    window_id: brand.dates.windowId,
    window_name_en: window?.name.en ?? '',
    window_name_jp: window?.name.jp ?? '',
    is_prebook: brand.dates.isPrebook,
    start_ship: brand.dates.startShip,
    cancel_after: brand.dates.cancelAfter,
    terms: priced.terms.chosen,
    subtotal_minor: brand.subtotalMinor,
    shipping_minor: brand.shippingMinor,
    tax_rate_bp: brand.taxRateBp,
    tax_minor: brand.taxMinor,
    total_minor: brand.totalMinor,
    advance_minor: brand.advanceMinor,
  };
}

/** Takes the place of the lines that are there. */
export async function writeLines(
  trx: Trx,
  orderId: string,
  { styles }: PricedWish,
  brand: WholesaleQuoteBrand,
  prepacks: ReadonlyMap<string, string>,
): Promise<void> {
  await trx.deleteFrom('wholesale_order_lines').where('order_id', '=', orderId).execute();
  const rows = brand.lines.flatMap((line, position) => {
    const style = styles.get(line.designId);
    return style === undefined
      ? []
      : [
          {
            id: newId('wol'),
            order_id: orderId,
            position,
            design_id: line.designId,
            prepack_id: prepacks.get(line.designId) ?? null,
            name: style.name,
            name_jp: style.nameJp,
            slug: style.slug,
            colour_en: style.colour.en,
            colour_jp: style.colour.jp,
            image: style.image === null ? null : JSON.stringify(style.image),
            unit_price_minor: line.unitPriceMinor,
            size_quantities: JSON.stringify(line.sizeQuantities),
            line_total_minor: line.totalMinor,
          },
        ];
  });
  await trx.insertInto('wholesale_order_lines').values(rows).execute();
}

export async function writeEvent(
  trx: Trx,
  {
    orderId,
    kind,
    actorId,
    note = '',
  }: { readonly orderId: string; readonly kind: string; readonly actorId: string | null; readonly note?: string | undefined },
): Promise<void> {
  await trx.insertInto('wholesale_order_events').values({ order_id: orderId, kind, actor_id: actorId, note }).execute();
}
