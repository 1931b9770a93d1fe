import { sql } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import type { Payments } from './payments.plugin.ts';
import type { ProviderEvent } from './provider.ts';
import { findSessionByRef, moveSession } from './session.queries.ts';

/**
 * Acts on a provider's event once. A second delivery finds it processed; one that failed half-way is worked on again,
 * because every step behind it may be repeated.
 */
export async function receiveEvent(db: Db, payments: Payments, event: ProviderEvent): Promise<void> {
  const provider = payments.provider.name;
  await sql`INSERT INTO webhook_events (provider, event_id, kind) VALUES (${provider}, ${event.id}, ${event.kind}) ON CONFLICT DO NOTHING`.execute(
    db,
  );
  const known = await db
    .selectFrom('webhook_events')
    .select('processed_at')
    .where('provider', '=', provider)
    .where('event_id', '=', event.id)
    .executeTakeFirstOrThrow();
  if (known.processed_at !== null) return;
  if (event.kind !== 'other') await act(db, payments, event);
  await sql`UPDATE webhook_events SET processed_at = now() WHERE provider = ${provider} AND event_id = ${event.id}`.execute(db);
}

async function act(db: Db, { provider, listener }: Payments, event: Exclude<ProviderEvent, { kind: 'other' }>): Promise<void> {
  const session = await findSessionByRef(db, provider.name, event.ref);
  if (session === undefined) return;
  if (event.kind === 'reversed') return listener.reversed(session, event.reversal);
  if (event.kind === 'refund_failed') return listener.refundFailed(session, event.refund);
  if (event.kind === 'lapsed') {
    const ended = await moveSession(db, session.id, 'declined');
    return ended?.status === 'declined' ? listener.declined(ended) : listener.lapsed(session);
  }
  const moved = await moveSession(db, session.id, event.kind, event.methodLabel);
  if (moved?.status === 'authorised') await listener.authorised(moved);
  if (moved?.status === 'declined') await listener.declined(moved);
}
