import { addressLines, statedTotalMinor } from '@orime/commerce';
import { BRAND } from '@orime/contracts';
import type { InvoiceParty } from '@orime/contracts/api/money/invoice';
import type { Trx } from '../../../../house/db/db.ts';
import { RequestError } from '../../../../house/errors/request-error.ts';
import { findLastInvoice } from '../invoice.queries.ts';
import { issueInvoice, type InvoiceDraft } from '../issue-invoice.ts';
import { findOrderFacts, type OrderFacts } from './order-facts.queries.ts';
import { isAllGivenBack, stateStanding, toParts } from './state-order.ts';

const PAID = new Set(['authorised', 'partially_captured', 'captured', 'partially_refunded', 'refunded']);
/** Over before its money was taken: nothing was sold. */
const CALLED_OFF = new Set(['cancelled', 'expired']);

/** The last invoice of one seller's retail order, issued at the first call. Throws as `getInvoiceable`. */
export async function issueOrderInvoice(trx: Trx, orderId: string, issuedAt?: Date): Promise<string> {
  const last = await findLastInvoice(trx, { kind: 'retail', orderId });
  return last?.id ?? issueStanding(trx, await getInvoiceable(trx, orderId), { issuedAt });
}

/** Whether there is a sale to invoice. */
export function isInvoiceable({ status, payment_status }: { readonly status: string; readonly payment_status: string }): boolean {
  return PAID.has(payment_status) && !(payment_status === 'authorised' && CALLED_OFF.has(status));
}

/** What an order's invoice is of. Throws `not_found`, and `invalid_transition` where there is no sale. */
export async function getInvoiceable(trx: Trx, orderId: string): Promise<OrderFacts> {
  const order = await findOrderFacts(trx, orderId);
  if (order === undefined) throw new RequestError('not_found');
  if (!isInvoiceable(order)) throw new RequestError('invalid_transition', { details: { from: order.payment_status, to: 'invoiced' } });
  return order;
}

/** Issues what no credit note has taken back; in the place of the order's last invoice, when that was credited. */
export async function issueStanding(
  trx: Trx,
  order: OrderFacts,
  { issuedAt, replaces }: { readonly issuedAt?: Date | undefined; readonly replaces?: string | undefined } = {},
): Promise<string> {
  if (isAllGivenBack(order) && replaces !== undefined)
    throw new RequestError('invalid_transition', { details: { from: 'refunded', to: 'invoiced' } });
  const standing = stateStanding(order);
  return issueInvoice(trx, {
    ...partiesOf(order),
    ...toParts(order, standing, 1),
    source: `order:${order.id}`,
    replaces,
    kind: 'retail',
    dueInDays: 0,
    paidMinor: statedTotalMinor(standing, order.tax_included),
    issuedAt,
  });
}

/** Who sold to whom, and in what; of invoices and credit notes alike. */
export function partiesOf(
  order: OrderFacts,
): Pick<InvoiceDraft, 'orderId' | 'sellerProfileId' | 'buyerUserId' | 'locale' | 'currency' | 'seller' | 'buyer'> {
  return {
    orderId: order.id,
    sellerProfileId: order.seller_profile_id,
    buyerUserId: order.user_id,
    locale: order.locale,
    currency: order.currency,
    seller: sellerOf(order),
    buyer: {
      name: order.address.name,
      nameJp: '',
      address: addressLines(order.address, { language: order.locale }),
      email: order.email,
      registrationNumber: '',
    },
  };
}

/** The marketplace sells for its designers: the invoice names the designer, and the marketplace's registration as issuer. */
function sellerOf({ seller_name, seller_name_jp, registration_number }: OrderFacts): InvoiceParty {
  return {
    name: `${seller_name} (${BRAND.name})`,
    nameJp: seller_name_jp === '' ? '' : `${seller_name_jp}(${BRAND.name})`,
    address: [],
    email: '',
    registrationNumber: typeof registration_number === 'string' ? registration_number : '',
  };
}
