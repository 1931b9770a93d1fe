import type { PayoutStatus } from '@orime/commerce';
import type { Generated } from 'kysely';
import type { DefaultedTimestamp, Timestamp } from './columns.ts';

export interface PayoutTables {
  payouts: {
    id: string;
    account: string;
    profile_id: string;
    amount_minor: number;
    currency: string;
    status: Generated<PayoutStatus>;
    reference: Generated<string>;
    failure: Generated<string>;
    created_by: string | null;
    created_at: DefaultedTimestamp;
    updated_at: DefaultedTimestamp;
    paid_at: Timestamp | null;
    version: Generated<number>;
  };
}
