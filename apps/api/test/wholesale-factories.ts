import type { CompanyRole } from '@orime/contracts/api/trade/buyer';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { WholesaleQuote, WholesaleWish } from '@orime/contracts/api/trade/wholesale-quote';
import type { LightMyRequestResponse } from 'fastify';
import type { Db } from '../src/house/db/db.ts';
import type { SignedInClient, TestApp } from './build-test-app.ts';
import { createDesign, createProfile, type DesignOptions, type TestDesign } from './catalogue-factories.ts';
import { key, okBody, testAddress } from './checkout-factories.ts';
import type { UserOptions } from './factories.ts';

export interface TestBuyer extends SignedInClient {
  readonly buyerId: string;
}

export interface BuyerOptions {
  readonly terms?: 'prepay' | 'deposit30' | 'net30' | 'net60';
  readonly creditLimitMinor?: number;
  readonly managerId?: string;
}

/** A verified buyer with net 30 and 10,000 dollars of credit, unless said otherwise. */
export async function createBuyer(
  api: TestApp,
  { terms = 'net30', creditLimitMinor = 1_000_000, managerId }: BuyerOptions = {},
): Promise<TestBuyer> {
  const client = await api.as('buyer-verified');
  const { id } = await api.db
    .updateTable('buyers')
    .set({ terms, credit_limit_minor: creditLimitMinor, account_manager_id: managerId ?? null })
    .where('user_id', '=', client.user.id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...client, buyerId: id };
}

/** Another of the company's people. */
export async function joinCompany(api: TestApp, buyerId: string, role: CompanyRole, options: UserOptions = {}): Promise<TestBuyer> {
  const client = await api.as('buyer-unverified', options);
  await api.db.deleteFrom('buyers').where('user_id', '=', client.user.id).execute();
  await api.db.insertInto('buyer_members').values({ buyer_id: buyerId, user_id: client.user.id, role }).execute();
  return { ...client, buyerId };
}

export interface Line {
  readonly seller: SignedInClient;
  readonly profileId: string;
  readonly design: TestDesign;
}

/** A designer with one style at 100 dollars wholesale, made to order, from four units in pairs. */
export async function createLine(api: TestApp, options: DesignOptions = {}): Promise<Line> {
  const seller = await api.as('designer');
  const { id: profileId } = await createProfile(api.db, { userId: seller.user.id });
  const design = await createDesign(api.db, {
    profileId,
    wholesale: { USD: 10_000, JPY: 15_000 },
    sizes: [
      { size: 'S', mode: 'made_to_order' },
      { size: 'M', mode: 'made_to_order' },
    ],
    ...options,
  });
  return { seller, profileId, design };
}

export function wishOf(
  { design }: Pick<Line, 'design'>,
  sizeQuantities: Record<string, number> = { S: 2, M: 2 },
  more: Partial<WholesaleWish> = {},
): WholesaleWish {
  return { currency: 'USD', lines: [{ id: design.id, sizeQuantities }], ...more };
}

export async function quoteOf(client: SignedInClient, wish: WholesaleWish): Promise<WholesaleQuote> {
  return okBody(await client.post('/api/wholesale-order/quote', wish));
}

/** The order call itself, whatever it answers. */
export async function orderCall(client: SignedInClient, wish: WholesaleWish, more: object = {}): Promise<LightMyRequestResponse> {
  const { quoteHash } = await quoteOf(client, wish);
  return client.post('/api/wholesale-order', { ...wish, quoteHash, shipTo: testAddress, ...more }, key());
}

export async function order(client: SignedInClient, wish: WholesaleWish, more: object = {}): Promise<WholesaleOrder> {
  const [first] = okBody<{ orders: WholesaleOrder[] }>(await orderCall(client, wish, more)).orders;
  if (first === undefined) throw new Error('no order');
  return first;
}

export function move(
  client: SignedInClient,
  { id }: Pick<WholesaleOrder, 'id'>,
  status: string,
  more: object = {},
): Promise<LightMyRequestResponse> {
  return client.post(`/api/wholesale-order/status/id/${id}`, { status, ...more });
}

export async function createWindow(
  db: Db,
  profileId: string,
  id: string,
  { startsIn, closesIn, prebook = false }: { readonly startsIn: number; readonly closesIn: number; readonly prebook?: boolean },
): Promise<void> {
  await db
    .insertInto('delivery_windows')
    .values({
      id,
      profile_id: profileId,
      name_en: 'Spring',
      name_jp: '春',
      start_ship: day(startsIn),
      end_ship: day(startsIn + 30),
      order_cutoff: day(closesIn),
      prebook,
    })
    .execute();
}

/** So many days from today, as `YYYY-MM-DD` in UTC. */
export function day(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
