import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { newId } from '../ids.ts';
import type { Db, Trx } from '../plugins/db.ts';
import { inSpan } from '../tracing/tracing.ts';
import type { MailRequest } from './mail-request.ts';
import type { MailTransport } from './transport.ts';
import { writeMail } from './write-mail.ts';

export interface Delivery {
  readonly db: Db;
  readonly transport: MailTransport;
  /** Sends from the Gmail account that a member of the staff has connected. */
  readonly gmail: (userId: string) => Promise<MailTransport>;
  readonly from: string;
  readonly publicUrl: string;
  /** Signs the links by which mails are stopped. */
  readonly secret: string;
  readonly log: FastifyBaseLogger;
}

const maxAttempts = 8;
/** An account gets a mail of a kind once in this time, however often it is asked for. */
const cooldownSeconds = 60;

/** Sends what waits in the outbox, one after the other; several processes may do so at once. Returns how many were handled. */
export async function deliverMails(delivery: Delivery): Promise<number> {
  let handled = 0;
  while (await delivery.db.transaction().execute((trx) => deliverNext(trx, delivery))) handled += 1;
  return handled;
}

async function deliverNext(trx: Trx, delivery: Delivery): Promise<boolean> {
  const { rows } = await sql<{ id: number; payload: MailRequest; attempts: number; traceparent: string | null }>`
    SELECT id, payload, attempts, traceparent FROM outbox
    WHERE kind = 'mail' AND done_at IS NULL AND available_at <= now() AND attempts < ${maxAttempts}
    ORDER BY available_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`.execute(trx);
  const row = rows[0];
  if (row === undefined) return false;
  try {
    // What a failed attempt wrote is taken back; its row in the outbox stays ours.
    await sql`SAVEPOINT attempt`.execute(trx);
    const facts = { name: `mail ${row.payload.template}`, kind: 'consumer', cause: row.traceparent, attributes: { 'orime.mail.template': row.payload.template } } as const;
    await inSpan(facts, () => deliver(trx, row.id, row.payload, delivery));
    await sql`UPDATE outbox SET done_at = now(), attempts = attempts + 1, last_error = NULL WHERE id = ${row.id}`.execute(trx);
  } catch (error) {
    delivery.log.warn({ err: error, outbox: row.id, template: row.payload.template }, 'mail not sent');
    await sql`ROLLBACK TO SAVEPOINT attempt`.execute(trx);
    const waitSeconds = Math.min(3600, 10 * 3 ** row.attempts);
    if (row.attempts + 1 === maxAttempts) await keepFailure(trx, row.id, row.payload, String(error).slice(0, 500));
    await sql`UPDATE outbox SET attempts = attempts + 1, last_error = ${String(error).slice(0, 500)}, available_at = now() + make_interval(secs => ${waitSeconds}) WHERE id = ${row.id}`.execute(trx);
  }
  return true;
}

async function deliver(trx: Trx, outboxId: number, request: MailRequest, delivery: Delivery): Promise<void> {
  const isAccountMail = !('data' in request);
  if (isAccountMail && (await wasSentLately(trx, request.template, request.email))) return;
  const mail = await writeMail(trx, request, delivery);
  if (mail === undefined) return;
  const id = newId('eml');
  const transport = request.template === 'campaign' && request.data.gmailOf !== undefined ? await delivery.gmail(request.data.gmailOf) : delivery.transport;
  const providerId = await transport.send({ id, template: request.template, from: delivery.from, to: request.email, subject: mail.subject, html: mail.html, text: mail.text, oneClickUrl: mail.oneClickUrl, picture: mail.picture });
  const sent = { locale: mail.locale, subject: mail.subject, html: mail.keptHtml, text_body: mail.keptText, status: 'sent', provider_id: providerId, last_error: null, sent_at: new Date() } as const;
  await trx
    .insertInto('sent_emails')
    .values({ id, template: request.template, recipient: request.email, attempts: 1, dedupe_key: `outbox:${outboxId}`, related: relatedOf(request), ...sent })
    // It had been given up, and was sent when staff asked for it again.
    .onConflict((conflict) => conflict.column('dedupe_key').doUpdateSet((eb) => ({ ...sent, attempts: eb('sent_emails.attempts', '+', 1) })))
    .execute();
}

/** A mail that was given up is listed with those that were sent: somebody should look into why. */
async function keepFailure(trx: Trx, outboxId: number, request: MailRequest, error: string): Promise<void> {
  const failed = { status: 'failed', attempts: maxAttempts, last_error: error } as const;
  await trx
    .insertInto('sent_emails')
    .values({ id: newId('eml'), template: request.template, locale: request.locale ?? 'en', recipient: request.email, subject: '', html: '', text_body: '', dedupe_key: `outbox:${outboxId}`, related: relatedOf(request), ...failed })
    .onConflict((conflict) => conflict.column('dedupe_key').doUpdateSet(failed))
    .execute();
}

function relatedOf(request: MailRequest): string | null {
  return request.template === 'campaign' && 'mailingId' in request.data.letter ? request.data.letter.mailingId : null;
}

async function wasSentLately(trx: Trx, template: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM sent_emails WHERE recipient = ${email} AND template = ${template} AND status = 'sent'
      AND sent_at > now() - make_interval(secs => ${cooldownSeconds}) LIMIT 1`.execute(trx);
  return rows.length > 0;
}
