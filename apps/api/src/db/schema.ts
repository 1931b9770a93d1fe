import type { CheckoutTables } from './tables/checkout.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { SiteTables } from './tables/site.ts';

/** Every table of the migrated database, merged from one file per area. */
export interface Database extends CheckoutTables, IdentityTables, OrderTables, PaymentTables, SiteTables {}
