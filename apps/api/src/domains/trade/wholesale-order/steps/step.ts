import type { WholesaleRole, WholesaleStep } from '@orime/commerce';
import type { Caller } from '../../../../house/access/caller.ts';

export interface Step {
  readonly orderId: string;
  readonly role: WholesaleRole;
  readonly caller: Caller;
  readonly to: WholesaleStep;
  readonly note?: string | undefined;
  readonly expectedVersion?: number | undefined;
}
