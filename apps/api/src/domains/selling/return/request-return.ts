import type { requestReturn as requestReturnEndpoint } from '@orime/contracts/api/selling/return';
import type { Body, FormFile } from '@orime/contracts/schemas';
import { sql } from 'kysely';
import type { Actor } from '../../../house/access/actor.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { claimFiles } from '../../media/upload/index.ts';
import { readReturnWindowDays } from '../../site/settings/index.ts';
import { endOfReturnWindow, findAccess, lockGroup } from '../order/index.ts';
import { tellSeller } from './return-news.ts';
import { findReturnable, type ReturnableOrder } from './return.queries.ts';

export type ReturnWish = Body<typeof requestReturnEndpoint>;

/** Writes down what a buyer wants to give back. Gives the return's id. */
export async function requestReturn(
  { db, config }: Pick<ApiApp, 'db' | 'config'>,
  { orderId, lines, note = '', photos = [] }: ReturnWish,
  actor: Actor,
  key: string | undefined,
): Promise<string> {
  const access = await findAccess(db, orderId, actor, key);
  if (access === undefined || access.role !== 'buyer' || access.orderIds[0] !== orderId || access.orderIds.length > 1)
    throw new RequestError('not_found');
  return db.transaction().execute(async (trx) => {
    await lockGroup(trx, access.groupId);
    const order = await findReturnable(trx, orderId);
    if (order === undefined) throw new RequestError('not_found');
    checkTime(order, await readReturnWindowDays(trx));
    const wanted = checkLines(order, lines);
    const { rows } = await sql<{ number: number }>`SELECT take_number('returns') AS number`.execute(trx);
    const id = newId('ret');
    await trx
      .insertInto('returns')
      .values({ id, number: `RT${rows[0]?.number ?? ''}`, order_id: orderId, requested_by: actor.userId, note, refund_id: null })
      .execute();
    await trx
      .insertInto('return_lines')
      .values(
        wanted.map((line) => ({
          return_id: id,
          order_line_id: line.lineId,
          quantity: line.quantity,
          reason: line.reason,
          note: line.note ?? '',
          condition: null,
          restocked_at: null,
        })),
      )
      .execute();
    await addPhotos(trx, config.jwtSecret, id, photos);
    await trx
      .insertInto('order_events')
      .values({ order_id: orderId, kind: 'return_requested', actor_id: actor.userId, data: JSON.stringify({ returnId: id }) })
      .execute();
    await tellSeller(trx, id);
    return id;
  });
}

/** Throws `validation` at `photos` for a picture that is gone or that somebody else uploaded. */
async function addPhotos(trx: Trx, secret: string, returnId: string, photos: readonly FormFile[]): Promise<void> {
  if (photos.length === 0) return;
  await claimFiles(trx, secret, 'return', photos, 'photos');
  await trx
    .insertInto('return_photos')
    .values(photos.map(({ id }, position) => ({ return_id: returnId, file_id: id, position })))
    .execute();
}

function checkTime({ status, delivered_at }: ReturnableOrder, windowDays: number): void {
  if ((status !== 'delivered' && status !== 'closed') || delivered_at === null)
    throw new RequestError('invalid_transition', { details: { from: status, to: 'return' } });
  if (endOfReturnWindow(new Date(delivered_at), windowDays).getTime() < Date.now())
    throw new RequestError('business_rule', {
      fields: { orderId: `was delivered more than ${windowDays} days ago` },
      details: { windowDays },
    });
}

/** One entry a line; each within what was bought and is not on its way back already. */
function checkLines(order: ReturnableOrder, wanted: ReturnWish['lines']): ReturnWish['lines'] {
  if (new Set(wanted.map((line) => line.lineId)).size < wanted.length)
    throw new RequestError('validation', { fields: { lines: 'name a line twice' } });
  for (const { lineId, quantity } of wanted) {
    const line = order.lines.find((each) => each.id === lineId);
    if (line === undefined) throw new RequestError('validation', { fields: { lines: 'name a line that is not in this order' } });
    if (line.mode === 'made_to_order')
      throw new RequestError('business_rule', { fields: { lines: 'name a garment that was made to order' }, details: { lineId } });
    const left = line.quantity - line.returning;
    if (quantity > left)
      throw new RequestError('business_rule', {
        fields: { lines: `have more than the ${left} that can still be returned` },
        details: { lineId, left },
      });
  }
  return wanted;
}
