import { catalogue } from '../../content/catalogue.ts';
import { designers, getDesigner } from '../../content/designers/index.ts';
import { consumers, guests } from '../../content/people/consumers.ts';
import type { AddressSource, PersonSource } from '../../content/people/person-source.ts';
import { promoCodes } from '../../content/promo-codes.ts';
import type { Offer } from '../catalogue/offers.ts';
import { addressOf } from '../people/customers.ts';
import { profileId } from '../people/houses.ts';
import type { Currency } from '../people/people-rows.ts';
import { userId } from '../people/people.ts';
import type { Random } from '../world/random.ts';
import type { World } from '../world/world.ts';
import { type BasketLine, basketOf } from './basket.ts';
import { fulfilmentsOf, eventsOf, paymentOf, returnsOf } from './order-course.ts';
import { orderPlan, type PlannedPurchase } from './order-plan.ts';
import type { OrderGroupRow, OrderLineRow, OrderRow, OrderStatus } from './order-rows.ts';
import { shareOut, sumsOf, taxRateBp, taxWithin } from './order-sums.ts';

export type OrderBook = {
  readonly groups: readonly OrderGroupRow[];
  readonly orders: readonly OrderRow[];
  /** Units that open orders hold, by variant. */
  readonly allocated: ReadonlyMap<string, number>;
  readonly soldPieces: ReadonlySet<string>;
};

type Customer = PersonSource & { readonly address: AddressSource };

const firstNumber = 1001;
const openStates: readonly OrderStatus[] = ['pending_payment', 'placed', 'processing', 'partially_shipped'];

/** Plays the plan, oldest purchase first so that numbers rise with time. */
export function buildOrders(world: World, offers: readonly Offer[]): OrderBook {
  const sellable = offers.filter((_, index) => canBeOrdered(index));
  const groups: OrderGroupRow[] = [];
  const orders: OrderRow[] = [];
  const allocated = new Map<string, number>();
  const soldPieces = new Set<string>();
  const codeUsers = { WELCOME10: new Set<string>(), KASUMI15: new Set<string>() };
  const demoSeller = profileId(world, designers[0]?.handle ?? '');

  [...orderPlan].reverse().forEach((purchase, index) => {
    const random = world.random(`order/${index}`);
    const users = purchase.code && codeUsers[purchase.code];
    const customer = users ? random.pick(consumers.filter(({ email }) => !users.has(email))) : chooseCustomer(random, index);
    users?.add(customer.email);
    const currency = currencyOf(customer);
    const group = { id: world.id('grp', `${index}`), number: firstNumber + index };
    let sellers = new Set<string>();
    const own = purchase.orders.map((status, at): OrderRow => {
      const isDemo = purchase.fromDemoDesigner === true && at === 0;
      const choice = random.pick(
        sellable.filter(({ design }) => (isDemo ? design.profileId === demoSeller : !sellers.has(design.profileId))),
      );
      sellers = sellers.add(choice.design.profileId);
      const basket = basketOf(random, sellable, choice, status, soldPieces);
      const order = orderRow(world, {
        purchase,
        status,
        at,
        index,
        customer,
        currency,
        basket,
        groupId: group.id,
        number: firstNumber + orders.length + at,
      });
      remember(order, allocated, soldPieces);
      return order;
    });
    orders.push(...own);
    groups.push(groupRow(world, group, purchase, customer, currency, own));
  });
  return { groups, orders, allocated, soldPieces };
}

function canBeOrdered(index: number): boolean {
  const entry = catalogue[index];
  return entry !== undefined && !entry.choice.standing && !getDesigner(entry.designer).standing;
}

function chooseCustomer(random: Random, index: number): Customer {
  // The demo consumer has a history of her own: every sixth purchase.
  if (index % 6 === 3 && consumers[0]) return consumers[0];
  return random.chance(0.25) ? random.pick(guests) : random.pick(consumers);
}

function currencyOf({ address }: Customer): Currency {
  if (address.country === 'JP') return 'JPY';
  return address.country === 'US' ? 'USD' : 'EUR';
}

type OrderInput = {
  readonly purchase: PlannedPurchase;
  readonly status: OrderStatus;
  readonly at: number;
  readonly index: number;
  readonly customer: Customer;
  readonly currency: Currency;
  readonly basket: readonly BasketLine[];
  readonly groupId: string;
  readonly number: number;
};

function orderRow(world: World, { purchase, status, at, index, customer, currency, basket, groupId, number }: OrderInput): OrderRow {
  const name = `${index}/${at}`;
  const id = world.id('ord', name);
  const gross = basket.map(({ offer, qty }) => offer.retail[currency] * qty);
  const discount = Math.floor((gross.reduce((sum, amount) => sum + amount, 0) * percentOf(purchase.code)) / 100);
  const shares = shareOut(discount, gross);
  const lines = basket.map((line, place) => orderLine(world, `${name}/${place}`, line, currency, shares[place] ?? 0));
  const fulfilments = fulfilmentsOf(world, name, purchase.daysAgo, status, lines);
  const returns = at === 0 && purchase.returned ? returnsOf(world, name, purchase.daysAgo, purchase.returned, lines) : [];
  const events = eventsOf(world, purchase.daysAgo, status, returns);
  const fulfilled = status === 'shipped' || status === 'delivered' || status === 'closed';
  return {
    id,
    groupId,
    sellerProfileId: basket[0]?.offer.design.profileId ?? '',
    number,
    status,
    paymentStatus: paymentOf(
      status,
      returns.some((entry) => entry.status === 'refunded'),
    ),
    fulfilmentStatus: fulfilled ? 'fulfilled' : status === 'partially_shipped' ? 'partial' : 'unfulfilled',
    fulfilled,
    ...sumsOf(lines, discount, currency),
    promoCode: purchase.code ?? null,
    shippingAddress: addressOf(customer),
    lines,
    fulfilments,
    returns,
    events,
    createdAt: world.daysAgo(purchase.daysAgo),
    updatedAt: events.at(-1)?.at ?? world.daysAgo(purchase.daysAgo),
  };
}

function percentOf(code: PlannedPurchase['code']): number {
  return promoCodes.find((each) => each.code === code)?.value ?? 0;
}

function orderLine(
  world: World,
  name: string,
  { offer, variantIndex, qty, pieceId }: BasketLine,
  currency: Currency,
  discountMinor: number,
): OrderLineRow {
  const { design, variants, retail } = offer;
  const variant = variants[variantIndex];
  if (!variant) throw new Error(`${design.slug} has no size number ${variantIndex}`);
  const net = retail[currency] * qty - discountMinor;
  const taxMinor = taxWithin(net, currency);
  return {
    id: world.id('orl', name),
    designId: design.id,
    variantId: variant.id,
    pieceId,
    name: design.name,
    nameJp: design.nameJp,
    size: variant.size,
    colourLabel: design.colourLabel,
    imageKey: `design/${design.slug}/front`,
    mode: pieceId ? 'piece' : variant.mode,
    qty,
    unitPriceMinor: retail[currency],
    discountMinor,
    taxMinor,
    taxRateBp: taxRateBp[currency],
    taxIncluded: taxRateBp[currency] > 0,
    commissionBp: 1500,
    commissionMinor: Math.round(((net - taxMinor) * 1500) / 10_000),
  };
}

function remember(order: OrderRow, allocated: Map<string, number>, soldPieces: Set<string>): void {
  if (order.status === 'closed') for (const { pieceId } of order.lines) if (pieceId) soldPieces.add(pieceId);
  if (!openStates.includes(order.status)) return;
  const shipped = new Map(order.fulfilments.flatMap((parcel) => parcel.lines.map(({ orderLineId, qty }) => [orderLineId, qty] as const)));
  for (const line of order.lines) {
    const open = line.qty - (shipped.get(line.id) ?? 0);
    if (line.mode === 'stock' && open > 0) allocated.set(line.variantId, (allocated.get(line.variantId) ?? 0) + open);
  }
}

function groupRow(
  world: World,
  { id, number }: { id: string; number: number },
  purchase: PlannedPurchase,
  customer: Customer,
  currency: Currency,
  orders: readonly OrderRow[],
): OrderGroupRow {
  const sum = (chosen: readonly OrderRow[]) => chosen.reduce((total, order) => total + order.totalMinor, 0);
  return {
    id,
    number,
    checkoutId: world.id('chk', `${number}`),
    userId: consumers.some(({ email }) => email === customer.email) ? userId(world, customer.email) : null,
    email: customer.email,
    currency,
    totalMinor: sum(orders),
    capturedMinor: sum(orders.filter((order) => ['captured', 'partially_refunded', 'refunded'].includes(order.paymentStatus))),
    refundedMinor: sum(orders.filter((order) => order.paymentStatus === 'refunded')) + sumOfReturns(orders),
    locale: customer.locale,
    placedAt: world.daysAgo(purchase.daysAgo),
  };
}

/** What refunded returns gave back: the line as paid, without postage. */
function sumOfReturns(orders: readonly OrderRow[]): number {
  return orders
    .filter((order) => order.paymentStatus === 'partially_refunded')
    .reduce((total, order) => {
      const back = new Set(
        order.returns.filter((entry) => entry.status === 'refunded').flatMap((entry) => entry.lines.map((line) => line.orderLineId)),
      );
      return (
        total +
        order.lines.filter((line) => back.has(line.id)).reduce((sum, line) => sum + line.unitPriceMinor * line.qty - line.discountMinor, 0)
      );
    }, 0);
}
