import type { PrivacyOutcome } from '@orime/contracts/api/office/privacy-request';
import { sql, type RawBuilder } from 'kysely';
import type { Db, Trx } from '../../../house/db/db.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { takeAwayPortraits } from '../../media/upload/index.ts';
import { forgetNotes } from '../../people/profile/index.ts';
import { closeCompany, closePages } from './close-pages.ts';

/**
 * Takes a person out of what we keep. Orders stay, as the law asks of bookkeeping; open ones are in the way. Who sells,
 * produces, works here or is the only owner of a company has others depending on the account: there a person goes on.
 */
export async function erasePerson(trx: Trx, email: string): Promise<PrivacyOutcome['status']> {
  const userId = await lockAccount(trx, email);
  if (await hasOpenOrders(trx, email, userId)) return 'refused';
  if (userId !== null && (await isDependedOn(trx, userId))) return 'with_staff';
  if (userId !== null) {
    await closeCompany(trx, userId);
    await eraseAccount(trx, userId);
  }
  await eraseLetters(trx, email);
  return 'done';
}

/**
 * The same, decided by staff for somebody with pages or a company: those are closed first. A company's invoices and orders stay;
 * its papers and its people go. 409 `conflict` while orders or money are open, and for an account that works here.
 */
export async function eraseMember(trx: Trx, email: string): Promise<void> {
  const userId = await lockAccount(trx, email);
  if (await hasOpenOrders(trx, email, userId)) throw new RequestError('conflict', { details: { reason: 'open_orders' } });
  if (userId !== null) {
    await closePages(trx, userId);
    await eraseAccount(trx, userId);
  }
  await eraseLetters(trx, email);
}

async function lockAccount(trx: Trx, email: string): Promise<string | null> {
  const user = await trx
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('status', '<>', 'deleted')
    .forUpdate()
    .executeTakeFirst();
  return user?.id ?? null;
}

async function hasOpenOrders(db: Db, email: string, userId: string | null): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM orders o JOIN order_groups g ON g.id = o.group_id
    WHERE (g.email = ${email} OR g.user_id = ${userId}) AND o.status IN ('pending_payment', 'placed', 'processing', 'partially_shipped', 'shipped') LIMIT 1`.execute(
    db,
  );
  return rows.length > 0;
}

async function isDependedOn(db: Db, userId: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM users u WHERE u.id = ${userId} AND (u.staff_role <> 'none' OR EXISTS (SELECT FROM profiles p WHERE p.user_id = u.id AND p.deleted_at IS NULL)
      OR EXISTS (SELECT FROM producers p WHERE p.user_id = u.id AND p.deleted_at IS NULL) OR EXISTS (
        SELECT FROM buyer_members m WHERE m.user_id = u.id AND m.role = 'owner' AND NOT EXISTS (
          SELECT FROM buyer_members o JOIN users other ON other.id = o.user_id AND other.status = 'active' WHERE o.buyer_id = m.buyer_id AND o.role = 'owner' AND o.user_id <> u.id)))`.execute(
    db,
  );
  return rows.length > 0;
}

/** The row stays, without the person: likes and follows are counted by it, and orders point to it. */
async function eraseAccount(db: Db, userId: string): Promise<void> {
  await sql`
    UPDATE users SET email = 'erased-' || lower(id) || '@erased.invalid', name = 'Erased', password_hash = 'erased', status = 'deleted', deleted_at = now(), email_verified_at = NULL,
      marketing_opt_in_at = NULL, token_version = token_version + 1, updated_at = now() WHERE id = ${userId}`.execute(db);
  await sql`DELETE FROM sessions WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM auth_tokens WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM cart_items WHERE user_id = ${userId}`.execute(db);
  const { rows: garments } = await sql<{
    preview: string | null;
  }>`DELETE FROM garments WHERE owner_user_id = ${userId} RETURNING preview_file_id AS preview`.execute(db);
  await takeAwayPortraits(
    db,
    garments.map(({ preview }) => preview),
  );
  await sql`DELETE FROM stock_alerts WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM addresses WHERE owner_id = ${userId} OR owner_id IN (SELECT id FROM consumers WHERE user_id = ${userId})`.execute(
    db,
  );
  await sql`UPDATE consumers SET display_name = '', sizes = '{}', birthday = NULL, gender_pref = NULL, updated_at = now() WHERE user_id = ${userId}`.execute(
    db,
  );
  await sql`DELETE FROM notifications WHERE user_id = ${userId}`.execute(db);
  await sql`DELETE FROM email_preferences WHERE user_id = ${userId}`.execute(db);
  // Others see that something was said, as their own answers hang on it; no longer what.
  await sql`UPDATE messages SET text = '—' WHERE sender_id = ${userId}`.execute(db);
  await sql`DELETE FROM consents WHERE subject = ${userId}`.execute(db);
  await sql`DELETE FROM notification_people WHERE user_id = ${userId}`.execute(db);
  await sql`UPDATE bugs SET title = '—', body = '', route = '', updated_at = now() WHERE reporter_id = ${userId}`.execute(db);
  await forgetNotes(db, userId);
  await sql`DELETE FROM reserve_members WHERE user_id = ${userId}`.execute(db);
  await sql`UPDATE heard_of_us SET user_id = NULL, detail = '' WHERE user_id = ${userId}`.execute(db);
  await forgetBaskets(db, sql`user_id = ${userId}`);
  await forgetReturnPhotos(db, sql`g.user_id = ${userId}`);
  // Answers that wait for a second try have their words.
  await sql`DELETE FROM idempotency_keys WHERE actor = ${userId}`.execute(db);
}

/** Baskets that came to no purchase, with their addresses. One that is being paid goes on to the purchase. */
async function forgetBaskets(db: Db, whose: RawBuilder<unknown>): Promise<void> {
  await sql`
    UPDATE checkouts SET email = NULL, address = NULL, note = '', wishes = '{}', user_id = NULL, status = 'expired', updated_at = now()
    WHERE ${whose} AND status IN ('open', 'expired') AND NOT EXISTS (SELECT FROM order_groups g WHERE g.checkout_id = checkouts.id)`.execute(
    db,
  );
}

/** What was shown of returns; the hourly job of unclaimed files removes it with its bytes. */
async function forgetReturnPhotos(db: Db, whose: RawBuilder<unknown>): Promise<void> {
  await sql`
    UPDATE files SET claimed_at = NULL, created_at = now() - interval '3 days' WHERE id IN (
      SELECT f.file_id FROM return_photos f JOIN returns r ON r.id = f.return_id JOIN orders o ON o.id = r.order_id
      JOIN order_groups g ON g.id = o.group_id WHERE ${whose})`.execute(db);
}

/** What came and went under the address, with or without an account. */
async function eraseLetters(db: Db, email: string): Promise<void> {
  await sql`DELETE FROM stock_alerts WHERE email = ${email}`.execute(db);
  // The hourly job of unclaimed files removes these with their bytes.
  await sql`
    UPDATE files SET claimed_at = NULL, created_at = now() - interval '3 days' WHERE id IN (
      SELECT f.file_id FROM application_files f JOIN applications a ON a.id = f.application_id WHERE a.email = ${email}
      UNION SELECT f.file_id FROM report_files f JOIN content_reports r ON r.id = f.report_id WHERE r.email = ${email}
      UNION SELECT unnest(photos) FROM model_intakes WHERE email = ${email})`.execute(db);
  // With the public page that an approved one got.
  await sql`WITH intakes AS (DELETE FROM model_intakes WHERE email = ${email} RETURNING model_id) DELETE FROM model_profiles WHERE id IN (SELECT model_id FROM intakes)`.execute(
    db,
  );
  // Whoever is erased does not come: their seats are free again.
  await sql`
    WITH replies AS (DELETE FROM event_rsvps WHERE email = ${email} RETURNING event_id, seats)
    UPDATE events SET seats_taken = seats_taken - replies.seats FROM replies WHERE events.id = replies.event_id`.execute(db);
  await sql`DELETE FROM applications WHERE email = ${email}`.execute(db);
  await sql`DELETE FROM buyer_invitations WHERE email = ${email}`.execute(db);
  await sql`UPDATE content_reports SET email = NULL, user_id = NULL WHERE email = ${email}`.execute(db);
  await sql`DELETE FROM contact_messages WHERE email = ${email}`.execute(db);
  await sql`DELETE FROM collected_emails WHERE email = ${email}`.execute(db);
  await sql`DELETE FROM newsletter_requests WHERE email = ${email}`.execute(db);
  await sql`DELETE FROM mailing_recipients WHERE email = ${email}`.execute(db);
  await sql`DELETE FROM mail_bounces WHERE email = ${email}`.execute(db);
  await sql`DELETE FROM sent_emails WHERE recipient = ${email}`.execute(db);
  await sql`DELETE FROM outbox WHERE kind = 'mail' AND payload ->> 'email' = ${email}`.execute(db);
  await forgetBaskets(db, sql`email = ${email}`);
  await forgetReturnPhotos(db, sql`g.email = ${email}`);
  // Copies of what there was: nobody gets at them any more, and the hourly job removes them.
  await sql`UPDATE privacy_requests SET expires_at = now() WHERE email = ${email} AND file_id IS NOT NULL`.execute(db);
  await sql`UPDATE privacy_requests SET email = 'erased-' || lower(id) || '@erased.invalid' WHERE email = ${email}`.execute(db);
}
