import type { ProductionStatus, RfqStatus } from '@orime/commerce';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { DefaultedJson, DefaultedTimestamp, Json, Timestamp } from './columns.ts';

export interface ProductionTables {
  rfqs: RfqsTable;
  productions: ProductionsTable;
  production_events: ProductionEventsTable;
}

type Day = ColumnType<Date | null, string | null | undefined, string | null>;
export type SizeQuantities = Readonly<Record<string, number>>;

interface RfqsTable {
  id: string;
  reference: string;
  requester_user_id: string;
  profile_id: string | null;
  producer_id: string;
  design_id: string | null;
  title: string;
  message: string;
  size_quantities: DefaultedJson<SizeQuantities>;
  units: number;
  due_on: Day;
  status: Generated<RfqStatus>;
  unit_price_minor: number | null;
  currency: string | null;
  lead_days: number | null;
  answer: Generated<string>;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface ProductionsTable {
  id: string;
  profile_id: string;
  design_id: string;
  producer_id: string | null;
  rfq_id: string | null;
  status: Generated<ProductionStatus>;
  size_quantities: Json<SizeQuantities>;
  costs: DefaultedJson<readonly { readonly label: string; readonly amountMinor: number }[]>;
  currency: string;
  start_on: Day;
  due_on: Day;
  assignee: Generated<string>;
  notes: Generated<string>;
  photos: Generated<readonly string[]>;
  stocked_at: Timestamp | null;
  version: Generated<number>;
  created_at: DefaultedTimestamp;
  updated_at: DefaultedTimestamp;
}

interface ProductionEventsTable {
  id: GeneratedAlways<number>;
  production_id: string;
  from_status: string | null;
  to_status: string;
  note: Generated<string>;
  actor_id: string | null;
  created_at: DefaultedTimestamp;
}
