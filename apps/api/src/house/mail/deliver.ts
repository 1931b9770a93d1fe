import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Db, Trx } from '../db/db.ts';
import { newId } from '../ids.ts';
import type { IsLive } from '../live-routes/live-routes.ts';
import { inSpan } from '../tracing/tracing.ts';
import { templateOf, type MailRegistry } from './mail-registry.ts';
import type { MailRequest, MailSender, MailTemplate, WrittenMail } from './mail-template.ts';
import { MAIL_WAIT_SECONDS } from './outbox.ts';
import { openMail, sealMail } from './sealed-mail.ts';
import type { MailTransport } from './transport.ts';

export interface Delivery {
  readonly db: Db;
  readonly templates: MailRegistry;
  readonly transport: MailTransport;
  /** Opens a user's own account. */
  readonly openSender: (sender: MailSender) => Promise<MailTransport>;
  readonly from: string;
  readonly publicUrl: string;
  /** Signs the links by which mails are stopped, and seals what is written but not yet sent. */
  readonly secret: string;
  /** What of the site's pages there is at the time of this delivery. */
  readonly isLive: IsLive;
  readonly log: FastifyBaseLogger;
}

interface OutboxRow {
  readonly id: number;
  readonly payload: MailRequest;
  readonly attempts: number;
  readonly mail_id: string | null;
  readonly written: string | null;
  readonly queued_at: Date;
  readonly traceparent: string | null;
}

/** A row with the template of its name. */
type Item = OutboxRow & { readonly template: MailTemplate };

const maxAttempts = 8;
/** A link older than this is written anew before it is sent: it should not end soon after it arrives. */
const freshMinutes = 20;

/**
 * Sends what waits in the outbox, one after the other; several processes may do so at once. Returns how many steps were done.
 *
 * A mail leaves in two steps, each a transaction: first it gets the id that it keeps, then it is handed over and ticked off. A
 * process that dies between the hand-over and its commit leaves the mail waiting, and it is handed over again under the same
 * id and with the same link: see `MailTransport` for what each receiver makes of that.
 */
export async function deliverMails(delivery: Delivery): Promise<number> {
  let handled = 0;
  while (await delivery.db.transaction().execute((trx) => doNextStep(trx, delivery))) handled += 1;
  return handled;
}

async function doNextStep(trx: Trx, delivery: Delivery): Promise<boolean> {
  const { rows } = await sql<OutboxRow>`
    SELECT id, payload, attempts, traceparent, created_at AS queued_at, CASE WHEN is_fresh THEN mail_id END AS mail_id, CASE WHEN is_fresh THEN written END AS written
    FROM outbox, LATERAL (SELECT written_at IS NULL OR written_at > now() - make_interval(mins => ${freshMinutes}) AS is_fresh) fresh
    WHERE kind = 'mail' AND done_at IS NULL AND available_at <= now() AND attempts < ${maxAttempts}
    ORDER BY available_at, id LIMIT 1 FOR UPDATE OF outbox SKIP LOCKED`.execute(trx);
  const row = rows[0];
  if (row === undefined) return false;
  try {
    // What a failed attempt wrote is taken back; its row in the outbox stays ours.
    await sql`SAVEPOINT attempt`.execute(trx);
    const item = { ...row, template: templateOf(delivery.templates, row.payload) };
    if (row.mail_id === null) await prepare(trx, item, delivery);
    else await deliverInSpan(trx, { ...item, mail_id: row.mail_id }, delivery);
  } catch (error) {
    delivery.log.warn({ err: error, outbox: row.id, template: row.payload.template }, 'mail not sent');
    await sql`ROLLBACK TO SAVEPOINT attempt`.execute(trx);
    const waitSeconds = Math.min(3600, 10 * 3 ** row.attempts);
    if (row.attempts + 1 === maxAttempts) await keepFailure(trx, row, delivery, String(error).slice(0, 500));
    await sql`UPDATE outbox SET attempts = attempts + 1, last_error = ${String(error).slice(0, 500)}, available_at = now() + make_interval(secs => ${waitSeconds}) WHERE id = ${row.id}`.execute(
      trx,
    );
  }
  return true;
}

/** Gives the mail its id. A link that works once is written now: were it written while sending, a crash would leave a mail whose link nobody knows. */
async function prepare(trx: Trx, row: Item, delivery: Delivery): Promise<void> {
  if (await isAnswered(trx, row)) return tickOff(trx, row.id);
  const isWritten = row.template.hasSingleUseLink?.(row.payload) ?? false;
  const written = isWritten ? await row.template.write(trx, row.payload, delivery) : undefined;
  if (isWritten && written === undefined) return tickOff(trx, row.id);
  // An id that was used before stays, also where the link is written anew.
  await sql`
    UPDATE outbox SET mail_id = coalesce(mail_id, ${newId('eml')}),
      written = ${written === undefined ? null : sealMail(delivery.secret, written)}, written_at = ${written === undefined ? null : new Date()}
    WHERE id = ${row.id}`.execute(trx);
}

function deliverInSpan(trx: Trx, row: Item & { readonly mail_id: string }, delivery: Delivery): Promise<void> {
  const facts = {
    name: `mail ${row.payload.template}`,
    kind: 'consumer',
    cause: row.traceparent,
    attributes: { 'orime.mail.template': row.payload.template },
  } as const;
  return inSpan(facts, () => deliver(trx, row, delivery));
}

async function deliver(trx: Trx, row: Item & { readonly mail_id: string }, delivery: Delivery): Promise<void> {
  const { payload: request, mail_id: id } = row;
  const mail = await contentOf(trx, row, delivery);
  if (mail === undefined || (await isAnswered(trx, row))) return tickOff(trx, row.id);
  const sender = row.template.senderOf?.(request);
  const transport = sender === undefined ? delivery.transport : await delivery.openSender(sender);
  const providerId = await transport.send({
    id,
    queuedAt: row.queued_at,
    queueNumber: row.id,
    template: request.template,
    from: delivery.from,
    to: request.email,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    oneClickUrl: mail.oneClickUrl,
    picture: mail.picture,
  });
  const sent = {
    locale: mail.locale,
    subject: mail.subject,
    html: mail.keptHtml,
    text_body: mail.keptText,
    status: 'sent',
    provider_id: providerId,
    last_error: null,
    sent_at: new Date(),
  } as const;
  await trx
    .insertInto('sent_emails')
    .values({
      id,
      template: request.template,
      recipient: request.email,
      attempts: 1,
      dedupe_key: `outbox:${row.id}`,
      related: row.template.relatedOf?.(request) ?? null,
      ...sent,
    })
    // It had been given up, and was sent when staff asked for it again.
    .onConflict((conflict) =>
      conflict.column('dedupe_key').doUpdateSet((eb) => ({ ...sent, attempts: eb('sent_emails.attempts', '+', 1) })),
    )
    .execute();
  await tickOff(trx, row.id);
}

async function contentOf(trx: Trx, { payload, written, template }: Item, delivery: Delivery): Promise<WrittenMail | undefined> {
  return written === null ? template.write(trx, payload, delivery) : openMail(delivery.secret, written);
}

async function tickOff(trx: Trx, id: number): Promise<void> {
  await sql`UPDATE outbox SET done_at = now(), attempts = attempts + 1, last_error = NULL, written = NULL WHERE id = ${id}`.execute(trx);
}

/** A mail that was given up is listed with those that were sent: somebody should look into why. */
async function keepFailure(trx: Trx, { id: outboxId, payload: request }: OutboxRow, { templates }: Delivery, error: string): Promise<void> {
  const failed = { status: 'failed', attempts: maxAttempts, last_error: error } as const;
  // Should staff ask for it again, its link is written anew.
  await sql`UPDATE outbox SET written = NULL, written_at = 'epoch' WHERE id = ${outboxId} AND written IS NOT NULL`.execute(trx);
  await trx
    .insertInto('sent_emails')
    .values({
      id: newId('eml'),
      template: request.template,
      locale: request.locale ?? 'en',
      recipient: request.email,
      subject: '',
      html: '',
      text_body: '',
      dedupe_key: `outbox:${outboxId}`,
      related: templates.get(request.template)?.relatedOf?.(request) ?? null,
      ...failed,
    })
    .onConflict((conflict) => conflict.column('dedupe_key').doUpdateSet(failed))
    .execute();
}

/**
 * Whether a link of the kind went out after this one was asked for: whoever waited for a while needs only one of those that
 * waited with it. One sent before was asked for before, so that a second wish is never swallowed.
 */
async function isAnswered(trx: Trx, { payload: request, queued_at: queuedAt, template }: Item): Promise<boolean> {
  if (template.isOneEnough !== true) return false;
  // Two of a kind that are sent at the same moment, by two processes, would not see each other: the second waits for the first.
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`mail\n${request.template}\n${request.email}`}, 0))`.execute(trx);
  const { rows } = await sql`
    SELECT 1 FROM sent_emails WHERE recipient = ${request.email} AND template = ${request.template} AND status = 'sent'
      AND sent_at > greatest(${queuedAt}, now() - make_interval(secs => ${MAIL_WAIT_SECONDS})) LIMIT 1`.execute(trx);
  return rows.length > 0;
}
