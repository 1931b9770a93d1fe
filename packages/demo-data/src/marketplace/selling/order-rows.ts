import type { LocalText } from '../../vocabulary/local-text.ts';
import type { Currency } from '../people/people-rows.ts';

export type PromoCodeRow = {
  readonly id: string;
  readonly code: string;
  readonly kind: 'percent' | 'amount' | 'free_shipping';
  /** Basis points for `percent`, minor units of `currency` for `amount`, 0 for `free_shipping`. */
  readonly value: number;
  readonly currency: Currency | null;
  readonly minSpendMinor: number | null;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly usageLimit: number | null;
  readonly perCustomerLimit: number | null;
  readonly usedCount: number;
  readonly scope: 'all' | 'designer' | 'category' | 'design';
  /** The profile, category key or design the scope names. */
  readonly scopeRef: string | null;
  readonly active: boolean;
  readonly note: LocalText;
};

export type PromoterRow = {
  readonly id: string;
  readonly profileId: string;
  readonly designerProfileId: string;
  readonly promoCodeId: string;
  readonly shareBp: number;
  readonly status: 'active' | 'inactive';
};

export type AddressSnapshot = {
  readonly name: string;
  readonly nameKana: string | null;
  readonly line1: string;
  readonly line2: string | null;
  readonly city: string;
  readonly region: string | null;
  readonly postal: string;
  readonly country: string;
  readonly phone: string | null;
};

export type OrderStatus =
  | 'pending_payment'
  | 'placed'
  | 'processing'
  | 'partially_shipped'
  | 'shipped'
  | 'delivered'
  | 'closed'
  | 'cancelled'
  | 'expired';
export type PaymentStatus =
  | 'none'
  | 'authorised'
  | 'partially_captured'
  | 'captured'
  | 'partially_refunded'
  | 'refunded'
  | 'failed'
  | 'voided';
export type FulfilmentStatus = 'unfulfilled' | 'partial' | 'fulfilled';

export type OrderGroupRow = {
  readonly id: string;
  readonly number: number;
  readonly checkoutId: string;
  readonly userId: string | null;
  readonly email: string;
  readonly currency: Currency;
  readonly totalMinor: number;
  readonly capturedMinor: number;
  readonly refundedMinor: number;
  readonly locale: 'en' | 'jp';
  readonly placedAt: string;
};

export type OrderLineRow = {
  readonly id: string;
  readonly designId: string;
  readonly variantId: string;
  readonly pieceId: string | null;
  readonly name: string;
  readonly nameJp: string;
  readonly size: string;
  readonly colourLabel: LocalText;
  readonly imageKey: string;
  /** `piece` exactly where `pieceId` is set. */
  readonly mode: 'stock' | 'made_to_order' | 'piece';
  readonly qty: number;
  readonly unitPriceMinor: number;
  readonly discountMinor: number;
  readonly taxMinor: number;
  readonly taxRateBp: number;
  readonly taxIncluded: boolean;
  readonly commissionBp: number;
  readonly commissionMinor: number;
};

export type FulfilmentRow = {
  readonly id: string;
  readonly carrier: string;
  readonly tracking: string;
  readonly status: 'shipped' | 'delivered';
  readonly lines: readonly { readonly orderLineId: string; readonly qty: number }[];
  readonly at: string;
};

export type ReturnStatus =
  | 'requested'
  | 'approved'
  | 'declined'
  | 'in_transit'
  | 'received'
  | 'inspected'
  | 'refunded'
  | 'rejected'
  | 'cancelled';

export type ReturnRow = {
  readonly id: string;
  readonly status: ReturnStatus;
  readonly lines: readonly { readonly orderLineId: string; readonly qty: number; readonly reason: string }[];
  /** When it was asked for, and the steps since, oldest first. */
  readonly at: string;
  readonly steps: readonly { readonly status: ReturnStatus; readonly at: string }[];
};

/** `returnId`: the step of a return. */
export type OrderEventRow = { readonly kind: string; readonly at: string; readonly returnId?: string };

export type OrderRow = {
  readonly id: string;
  readonly groupId: string;
  readonly sellerProfileId: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus;
  readonly fulfilmentStatus: FulfilmentStatus;
  readonly fulfilled: boolean;
  readonly subtotalMinor: number;
  readonly discountMinor: number;
  readonly shippingMinor: number;
  readonly taxMinor: number;
  readonly totalMinor: number;
  readonly promoCode: string | null;
  readonly shippingAddress: AddressSnapshot;
  readonly lines: readonly OrderLineRow[];
  readonly fulfilments: readonly FulfilmentRow[];
  readonly returns: readonly ReturnRow[];
  readonly events: readonly OrderEventRow[];
  readonly createdAt: string;
  readonly updatedAt: string;
};
