import type { BackOfficeTables } from './tables/back-office.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { CheckoutTables } from './tables/checkout.ts';
import type { EditorialTables } from './tables/editorial.ts';
import type { EventTables } from './tables/events.ts';
import type { ExpenseTables } from './tables/expenses.ts';
import type { IdentityTables } from './tables/identity.ts';
import type { IntakeTables } from './tables/intake.ts';
import type { InvoiceTables } from './tables/invoices.ts';
import type { MessageTables } from './tables/messages.ts';
import type { NotificationTables } from './tables/notifications.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PaymentTables } from './tables/payments.ts';
import type { PayoutTables } from './tables/payouts.ts';
import type { ProductionTables } from './tables/production.ts';
import type { ProfilesTables } from './tables/profiles.ts';
import type { SiteTables } from './tables/site.ts';
import type { StockTables } from './tables/stock.ts';
import type { StudioTables } from './tables/studio.ts';
import type { TelemetryTables } from './tables/telemetry.ts';
import type { WholesaleOrderTables } from './tables/wholesale-orders.ts';
import type { WholesaleTables } from './tables/wholesale.ts';

/** Every table of the migrated database, merged from one file per area. */
export interface Database
  extends
    BackOfficeTables,
    CatalogueTables,
    CheckoutTables,
    EditorialTables,
    EventTables,
    ExpenseTables,
    IdentityTables,
    IntakeTables,
    InvoiceTables,
    NotificationTables,
    MessageTables,
    OrderTables,
    PaymentTables,
    PayoutTables,
    ProductionTables,
    ProfilesTables,
    SiteTables,
    StockTables,
    StudioTables,
    TelemetryTables,
    WholesaleOrderTables,
    WholesaleTables {}
