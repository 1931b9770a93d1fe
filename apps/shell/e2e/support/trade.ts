import type { APIRequestContext } from '@playwright/test';
import type { Member } from './member.ts';
import { callAs, newShop, signInAdmin } from './shop.ts';

/** Has a new designer's goods ordered by a member's company, approved and invoiced, and 40 dollars of the invoice's 100 paid. */
export async function invoiceCompany(request: APIRequestContext, owner: Member): Promise<{ readonly number: string }> {
  const [admin, shop] = [await signInAdmin(request), await newShop(request)];
  const once = () => ({ 'idempotency-key': crypto.randomUUID() });
  const buyer = (await (await request.get('/api/buyer', { headers: { authorization: owner.token } })).json()) as { id: string };
  await callAs(request, admin, `/api/buyer/status/id/${buyer.id}`, {
    status: 'verified',
    terms: 'prepay',
    currency: 'USD',
    creditLimit: 0,
  });
  await callAs(request, shop.designer, `/api/design/update/id/${shop.design.id}`, { wholesaleMinor: { USD: 10_000 }, moq: 1 });
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  const wish = { currency: 'USD', lines: [{ id: shop.design.id, sizeQuantities: { S: 1 } }] };
  const { quoteHash } = await callAs<{ quoteHash: string }>(request, owner, '/api/wholesale-order/quote', wish);
  const shipTo = { name: 'Aya Owner', line1: '00 Orchard Street', city: 'New York', region: 'NY', postal: '10002', country: 'US' };
  const {
    orders: [order],
  } = await callAs<{ orders: { id: string }[] }>(request, owner, '/api/wholesale-order', { ...wish, quoteHash, shipTo }, once());
  await callAs(request, admin, `/api/wholesale-order/status/id/${order?.id ?? ''}`, { status: 'approved' });
  const invoice = await callAs<{ id: string; number: string }>(request, admin, '/api/invoice/issue', { orderId: order?.id });
  await callAs(request, admin, `/api/invoice/payment/id/${invoice.id}`, { amountMinor: 4_000, method: 'bank_transfer' }, once());
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
  return invoice;
}
