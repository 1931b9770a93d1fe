import type { WholesaleRole } from '@orime/commerce';
import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { toWholesaleOrders } from './order-answer.ts';
import { listOrderRows } from './wholesale-order.queries.ts';

/** An order as its reader sees it; that it may be read was asked before. */
export async function readOrder(db: Db, id: string, role: WholesaleRole, mayAct = true): Promise<WholesaleOrder> {
  const [order] = toWholesaleOrders(await listOrderRows(db, [id]), role, mayAct);
  if (order === undefined) throw new RequestError('not_found');
  return order;
}
