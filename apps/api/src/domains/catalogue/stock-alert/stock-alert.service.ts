import type { StockAlertInput } from '@orime/contracts/api/catalogue/stock-alert';
import { sql } from 'kysely';
import type { Actor } from '../../../house/access/actor.ts';
import type { Db } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId } from '../../../house/ids.ts';
import { hashLinkKey, linkKey } from '../../../house/link-key.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { stockMail } from './stock-alert.mail.ts';
import { findWantedVariant, lockDueAlerts } from './stock-alert.queries.ts';

const batchSize = 200;

/** Whose alert it is and where it goes: a member's own confirmed address counts at once, any other is asked first. */
export interface Receiver {
  readonly email: string;
  readonly userId: string | null;
  readonly isConfirmed: boolean;
}

export function receiverOf(actor: Actor, email: string | undefined): Receiver {
  if (actor.role !== 'visitor') return { email: normaliseEmail(actor.email), userId: actor.userId, isConfirmed: actor.emailVerified };
  if (email === undefined) throw new RequestError('validation', { fields: { email: 'is required' } });
  return { email: normaliseEmail(email), userId: null, isConfirmed: false };
}

/** Asking again while an alert waits changes nothing, except that a question to the address may go out once a day. */
export async function createAlert(db: Db, secret: string, receiver: Receiver, input: StockAlertInput): Promise<'confirm' | 'active'> {
  return db.transaction().execute(async (trx) => {
    const variant = await findWantedVariant(trx, input.designId, input.size);
    if (variant === undefined) throw new RequestError('not_found');
    if (variant.mode === 'made_to_order' || variant.isAvailable)
      throw new RequestError('business_rule', { fields: { size: 'can be bought now' } });
    const id = newId('alr');
    const status = receiver.isConfirmed ? 'active' : 'pending';
    const locale = input.locale ?? 'en';
    const { rows } = await sql<{ id: string; status: string }>`
      INSERT INTO stock_alerts AS a (id, variant_id, user_id, email, locale, status, key_hash, confirmed_at)
      VALUES (${id}, ${variant.id}, ${receiver.userId}, ${receiver.email}, ${locale}, ${status}, ${hashLinkKey(linkKey('stock-alert', id, secret))}, CASE WHEN ${receiver.isConfirmed} THEN now() END)
      ON CONFLICT (variant_id, email) WHERE status <> 'sent' DO UPDATE SET
        user_id = coalesce(a.user_id, excluded.user_id),
        status = CASE WHEN excluded.status = 'active' THEN 'active' ELSE a.status END,
        confirmed_at = coalesce(a.confirmed_at, excluded.confirmed_at)
      RETURNING a.id, a.status`.execute(trx);
    const alert = rows[0];
    if (alert?.status === 'pending') {
      const path = `/api/stock-alert/confirm/${alert.id}?key=${linkKey('stock-alert', alert.id, secret)}`;
      const day = new Date().toISOString().slice(0, 10);
      await enqueueMail(
        trx,
        stockMail,
        { template: 'stock-alert-confirm', email: receiver.email, locale, data: { path, name: variant.name, size: input.size } },
        `stock-alert-confirm:${alert.id}:${day}`,
      );
    }
    // A visitor is not told whether an address has an alert already.
    return status === 'active' ? 'active' : 'confirm';
  });
}

/** The slug of the design of a confirmed alert; undefined when there is no such alert, or none that still waits, or another key. */
export async function confirmAlert(db: Db, id: string, key: string): Promise<string | undefined> {
  const { rows } = await sql<{ slug: string }>`
    UPDATE stock_alerts a SET status = CASE WHEN a.status = 'pending' THEN 'active' ELSE a.status END, confirmed_at = coalesce(a.confirmed_at, now())
    FROM variants v JOIN designs d ON d.id = v.design_id
    WHERE v.id = a.variant_id AND a.id = ${id} AND a.key_hash = ${hashLinkKey(key)} AND a.status <> 'sent' RETURNING d.slug`.execute(db);
  return rows[0]?.slug;
}

export async function deleteAlert(db: Db, userId: string, id: string): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('stock_alerts').where('id', '=', id).where('user_id', '=', userId).executeTakeFirst();
  if (numDeletedRows === 0n) throw new RequestError('not_found');
}

/** Queues one mail for each alert whose size is back, and forgets unconfirmed ones after a week. Returns how many were queued. */
export async function sendDueAlerts(db: Db): Promise<number> {
  let sent = 0;
  for (let found = batchSize; found === batchSize;) {
    found = await db.transaction().execute(async (trx) => {
      const due = await lockDueAlerts(trx, batchSize);
      for (const { id, email, locale, slug, name, size } of due) {
        const path = `/designs/${slug}${locale === 'jp' ? '?lang=jp' : ''}`;
        await enqueueMail(trx, stockMail, { template: 'stock-back', email, locale, data: { path, name, size } }, `stock-back:${id}`);
      }
      if (due.length > 0)
        await sql`UPDATE stock_alerts SET status = 'sent', sent_at = now() WHERE id = ANY (${due.map(({ id }) => id)}::text[])`.execute(
          trx,
        );
      return due.length;
    });
    sent += found;
  }
  await sql`DELETE FROM stock_alerts WHERE (status = 'pending' AND created_at < now() - interval '7 days') OR (status = 'sent' AND created_at < now() - interval '400 days')`.execute(
    db,
  );
  return sent;
}
