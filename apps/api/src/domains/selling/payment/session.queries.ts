import type { Currency } from '@orime/contracts';
import { sql } from 'kysely';
import type { PaymentSessionStatus } from '../../../house/db/column-types.ts';
import type { Db, Trx } from '../../../house/db/db.ts';
import { isHeldBy, type Holder } from '../checkout/index.ts';

export interface SessionRow {
  readonly id: string;
  readonly checkout_id: string;
  readonly provider: 'test' | 'stripe';
  readonly provider_ref: string;
  readonly amount_minor: number;
  readonly currency: Currency;
  readonly quote_hash: string;
  readonly status: PaymentSessionStatus;
  readonly method_label: string;
  readonly expires_at: Date;
}

const columns = [
  'id',
  'checkout_id',
  'provider',
  'provider_ref',
  'amount_minor',
  'currency',
  'quote_hash',
  'status',
  'method_label',
  'expires_at',
] as const;

export async function findSession(db: Db, id: string): Promise<SessionRow | undefined> {
  const row = await db.selectFrom('payment_sessions').select(columns).where('id', '=', id).executeTakeFirst();
  return row && (row as SessionRow); // the currency is a checkout's, held to the three there
}

/** The session of a checkout that is the holder's. */
export async function findSessionFor(db: Db, id: string, holder: Holder): Promise<SessionRow | undefined> {
  const isTheirs = sql<boolean>`EXISTS (SELECT FROM checkouts WHERE checkouts.id = payment_sessions.checkout_id AND ${isHeldBy(holder)})`;
  const row = await db.selectFrom('payment_sessions').select(columns).where('id', '=', id).where(isTheirs).executeTakeFirst();
  return row && (row as SessionRow); // the currency is a checkout's, held to the three there
}

export async function findSessionByRef(db: Db, provider: string, ref: string): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom('payment_sessions')
    .select(columns)
    .where('provider', '=', provider as SessionRow['provider']) // a name of another provider finds nothing
    .where('provider_ref', '=', ref)
    .executeTakeFirst();
  return row && (row as SessionRow); // as above
}

/** Locks a session for the transaction that turns it into a payment. */
export async function lockSession(trx: Trx, id: string): Promise<SessionRow | undefined> {
  const row = await trx.selectFrom('payment_sessions').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && (row as SessionRow); // as above
}

/** A session for the same checkout and terms that can still be used: a second tap gets it instead of a second charge. */
export async function findUsableSession(
  db: Db,
  checkoutId: string,
  quoteHash: string,
  provider: SessionRow['provider'],
): Promise<SessionRow | undefined> {
  const row = await db
    .selectFrom('payment_sessions')
    .select(columns)
    .where('checkout_id', '=', checkoutId)
    .where('quote_hash', '=', quoteHash)
    .where('provider', '=', provider)
    .where('status', 'in', ['open', 'requires_action', 'processing', 'authorised', 'declined'])
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row && (row as SessionRow); // as above
}

export interface NewSession {
  readonly id: string;
  readonly checkoutId: string;
  readonly provider: SessionRow['provider'];
  readonly providerRef: string;
  readonly amountMinor: number;
  readonly currency: Currency;
  readonly quoteHash: string;
}

/** Keeps a session, or gives the one that another request kept for the same terms meanwhile: the checkout's lock decides. */
export async function keepSession(db: Db, session: NewSession): Promise<SessionRow> {
  return db.transaction().execute(async (trx) => {
    await trx.selectFrom('checkouts').select('id').where('id', '=', session.checkoutId).forUpdate().execute();
    return (await findUsableSession(trx, session.checkoutId, session.quoteHash, session.provider)) ?? insertSession(trx, session);
  });
}

async function insertSession(db: Db, session: NewSession): Promise<SessionRow> {
  const row = await db
    .insertInto('payment_sessions')
    .values({
      id: session.id,
      checkout_id: session.checkoutId,
      provider: session.provider,
      provider_ref: session.providerRef,
      amount_minor: session.amountMinor,
      currency: session.currency,
      quote_hash: session.quoteHash,
      expires_at: sql<Date>`now() + interval '30 minutes'`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return row as SessionRow; // as above
}

/** Moves a session unless it has ended meanwhile. Gives the row as it stands, moved or not. */
export async function moveSession(db: Db, id: string, to: PaymentSessionStatus, methodLabel?: string): Promise<SessionRow | undefined> {
  await db
    .updateTable('payment_sessions')
    .set({ status: to, updated_at: sql`now()`, ...(methodLabel === undefined ? {} : { method_label: methodLabel }) })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'requires_action', 'processing', 'declined'])
    .execute();
  return findSession(db, id);
}

/**
 * Notes that a session was paid without anybody telling us, unless it has ended meanwhile. The mark stays until the purchase exists:
 * another process, or this one after a crash, must not take the session for one that was authorised and left.
 */
export async function markFoundPaid(db: Db, id: string, methodLabel: string): Promise<void> {
  await db
    .updateTable('payment_sessions')
    .set({ status: 'authorised', failure: 'found_paid', method_label: methodLabel, updated_at: sql`now()` })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'requires_action'])
    .execute();
}

/**
 * Ends a session that did not become a payment. The provider still has to be told: `failure` says so until it has been.
 * The lock comes first, in a statement of its own, so that a purchase that is being written with this session is seen.
 */
export async function markVoided(db: Db, id: string): Promise<SessionRow | undefined> {
  return db.transaction().execute(async (trx) => {
    await lockSession(trx, id);
    const row = await trx
      .updateTable('payment_sessions')
      .set({ status: 'voided', failure: 'void_pending', updated_at: sql`now()` })
      .where('id', '=', id)
      .where('status', 'in', ['open', 'requires_action', 'processing', 'authorised', 'declined'])
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('payments').select('payments.id').whereRef('payments.session_id', '=', 'payment_sessions.id'))),
      )
      .returning(columns)
      .executeTakeFirst();
    return row && (row as SessionRow); // as above
  });
}

export async function markVoidDone(db: Db, id: string): Promise<void> {
  await db.updateTable('payment_sessions').set({ failure: null }).where('id', '=', id).where('failure', '=', 'void_pending').execute();
}

/** Others are looked at before it next time. */
export async function putLast(db: Db, id: string): Promise<void> {
  await sql`UPDATE payment_sessions SET updated_at = now() WHERE id = ${id}`.execute(db);
}

export type AbandonedSession = Pick<SessionRow, 'id' | 'provider_ref' | 'status'> & { readonly failure: string | null };

/** Sessions of a provider whose time is over without an order, and those of whose end it has not been told. */
export async function listAbandonedSessions(db: Db, provider: SessionRow['provider']): Promise<AbandonedSession[]> {
  const { rows } = await sql<AbandonedSession>`
    SELECT s.id, s.provider_ref, s.status, s.failure FROM payment_sessions s
    WHERE s.provider = ${provider}
      AND (s.failure = 'void_pending' OR (s.status IN ('open', 'requires_action', 'processing', 'authorised') AND s.expires_at <= now()))
      AND NOT EXISTS (SELECT FROM payments p WHERE p.session_id = s.id)
    ORDER BY s.updated_at LIMIT 200`.execute(db);
  return rows;
}
