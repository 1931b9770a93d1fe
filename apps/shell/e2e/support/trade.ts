import type { APIRequestContext } from '@playwright/test';
import { newMember, type Member } from './member.ts';
import { callAs, newShop, signInAdmin, type Shop } from './shop.ts';

type Admin = Pick<Member, 'token'>;

/** A designer whose coat is sold wholesale from two units on, at 100 dollars. */
export async function newWholesaleShop(request: APIRequestContext, admin: Admin): Promise<Shop> {
  const shop = await newShop(request);
  await callAs(request, shop.designer, `/api/design/update/id/${shop.design.id}`, {
    wholesaleMinor: { USD: 10_000, JPY: 15_000, EUR: 9_500 },
    moq: 2,
  });
  await callAs(request, admin, `/api/design/confirm/id/${shop.design.id}`, { confirmed: true });
  return shop;
}

/** The owner of a company that may order: verified, paying in advance, with an address. */
export async function newTradeBuyer(request: APIRequestContext, admin: Admin): Promise<Member> {
  const owner = await newMember(request, 'buyer', 'Aya Owner');
  const company = await callAs<{ id: string }>(request, owner, '/api/buyer', {
    companyLegal: 'Kumo Trading',
    tradeName: 'Kumo',
    website: '',
    storeType: 'boutique',
    country: 'US',
    taxId: '',
    invoiceRegNo: '',
  });
  await callAs(request, owner, '/api/buyer/address', {
    name: 'Aya Owner',
    line1: '00 Orchard Street',
    city: 'New York',
    region: 'NY',
    postal: '10002',
    country: 'US',
    label: 'Door',
    isDefaultShip: true,
    isDefaultBill: true,
  });
  await callAs(request, admin, `/api/buyer/status/id/${company.id}`, {
    status: 'verified',
    terms: 'prepay',
    currency: 'USD',
    creditLimit: 0,
  });
  return owner;
}

/** Has a new designer's goods ordered by a member's company, which is verified for that. The order waits for its review. */
export async function orderWholesale(
  request: APIRequestContext,
  owner: Member,
  admin: Admin,
): Promise<{ readonly shop: Shop; readonly order: { readonly id: string; readonly number: string } }> {
  const shop = await newShop(request);
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
  const { orders } = await callAs<{ orders: { id: string; number: string }[] }>(
    request,
    owner,
    '/api/wholesale-order',
    { ...wish, quoteHash, shipTo },
    { 'idempotency-key': crypto.randomUUID() },
  );
  const [order] = orders;
  if (order === undefined) throw new Error('No order was placed');
  return { shop, order };
}

/** Has a company's order approved and invoiced, and 40 dollars of the invoice's 100 paid. */
export async function invoiceCompany(request: APIRequestContext, owner: Member): Promise<{ readonly number: string }> {
  const admin = await signInAdmin(request);
  const { shop, order } = await orderWholesale(request, owner, admin);
  await callAs(request, admin, `/api/wholesale-order/status/id/${order.id}`, { status: 'approved' });
  const invoice = await callAs<{ id: string; number: string }>(request, admin, '/api/invoice/issue', { orderId: order.id });
  await callAs(
    request,
    admin,
    `/api/invoice/payment/id/${invoice.id}`,
    { amountMinor: 4_000, method: 'bank_transfer' },
    { 'idempotency-key': crypto.randomUUID() },
  );
  await callAs(request, shop.designer, `/api/design/hide/id/${shop.design.id}`, { hidden: true });
  return invoice;
}
