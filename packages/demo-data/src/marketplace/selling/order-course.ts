import type { World } from '../world/world.ts';
import type { FulfilmentRow, OrderEventRow, OrderLineRow, OrderStatus, PaymentStatus, ReturnRow, ReturnStatus } from './order-rows.ts';

/** What money an order of this state has moved. A cancelled order of the demo was paid and given back. */
export function paymentOf(status: OrderStatus, isReturned: boolean): PaymentStatus {
  if (isReturned) return 'partially_refunded';
  switch (status) {
    case 'pending_payment':
      return 'none';
    case 'expired':
      return 'voided';
    case 'cancelled':
      return 'refunded';
    case 'placed':
    case 'processing':
    case 'partially_shipped':
    case 'shipped':
    case 'delivered':
    case 'closed':
      return 'captured';
  }
}

/** The parcels so far: the first line only of a partial shipment, otherwise all. */
export function fulfilmentsOf(
  world: World,
  name: string,
  daysAgo: number,
  status: OrderStatus,
  lines: readonly OrderLineRow[],
): FulfilmentRow[] {
  const sent = status === 'partially_shipped' ? lines.slice(0, 1) : lines;
  if (!['partially_shipped', 'shipped', 'delivered', 'closed'].includes(status)) return [];
  const random = world.random(`parcel/${name}`);
  return [
    {
      id: world.id('ful', name),
      carrier: random.pick(['Post', 'Courier', 'Yu-Pack']),
      tracking: `DEMO${random.whole(10_000_000, 99_999_999)}`,
      status: status === 'delivered' || status === 'closed' ? 'delivered' : 'shipped',
      lines: sent.map((line) => ({ orderLineId: line.id, qty: line.qty })),
      at: world.daysAgo(daysAgo * 0.7),
    },
  ];
}

const returnCourses: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ['requested'],
  approved: ['requested', 'approved'],
  declined: ['requested', 'declined'],
  cancelled: ['requested', 'cancelled'],
  in_transit: ['requested', 'approved', 'in_transit'],
  received: ['requested', 'approved', 'in_transit', 'received'],
  inspected: ['requested', 'approved', 'in_transit', 'received', 'inspected'],
  refunded: ['requested', 'approved', 'in_transit', 'received', 'inspected', 'refunded'],
  rejected: ['requested', 'approved', 'in_transit', 'received', 'inspected', 'rejected'],
};

/** A return of the first garment that can go back; its last step was not long ago for one that is under way. */
export function returnsOf(
  world: World,
  name: string,
  daysAgo: number,
  status: ReturnRow['status'],
  lines: readonly OrderLineRow[],
): ReturnRow[] {
  const first = lines.find(({ mode }) => mode !== 'made_to_order') ?? lines[0];
  if (!first) return [];
  const course = returnCourses[status];
  const steps = course.map((step, index) => ({ status: step, at: world.daysAgo(daysAgo * (0.3 - (0.2 * index) / course.length)) }));
  const reason = world.random(`return/${name}`).pick(['size', 'colour', 'changed_mind']);
  return [
    {
      id: world.id('ret', name),
      status,
      lines: [{ orderLineId: first.id, qty: first.qty, reason }],
      at: world.daysAgo(daysAgo * 0.3),
      steps,
    },
  ];
}

const courses: Record<OrderStatus, readonly string[]> = {
  pending_payment: ['created'],
  expired: ['created', 'expired'],
  placed: ['created', 'placed'],
  processing: ['created', 'placed', 'processing'],
  partially_shipped: ['created', 'placed', 'processing', 'partially_shipped'],
  shipped: ['created', 'placed', 'processing', 'shipped'],
  delivered: ['created', 'placed', 'processing', 'shipped', 'delivered'],
  closed: ['created', 'placed', 'processing', 'shipped', 'delivered', 'closed'],
  cancelled: ['created', 'placed', 'cancelled', 'refunded'],
};

/** The timeline, spread evenly over the first two thirds of the order's age. */
export function eventsOf(world: World, daysAgo: number, status: OrderStatus, returns: readonly ReturnRow[]): OrderEventRow[] {
  const course = courses[status];
  return [
    ...course.map((kind, index) => ({ kind, at: world.daysAgo(daysAgo * (1 - (index / course.length) * 0.66)) })),
    ...returns.flatMap(({ id, steps }) => steps.map((step) => ({ kind: `return_${step.status}`, at: step.at, returnId: id }))),
  ];
}
