import { isEmpty } from '@orime/contracts';
import type { AdminEvent, EventInput, RsvpInput } from '@orime/contracts/api/editorial/event';
import { audit } from '../../../house/access/audit.ts';
import type { Caller } from '../../../house/access/caller.ts';
import type { ApiApp } from '../../../house/api-app.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId, newReference } from '../../../house/ids.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { eventTicketMail } from './event-ticket.mail.ts';
import { eventColumns, findAnyEvent, findEvent, stateOf, takeSeats, toAdminEvent } from './event.queries.ts';

/** Puts a guest, and a companion, on the list, and mails the ticket. A machine is thanked and takes no seat. */
export async function replyToEvent(
  app: ApiApp,
  key: string,
  input: RsvpInput,
  userId: string | null,
): Promise<{ reference: string; seats: number }> {
  const reference = newReference('EV');
  const plusOne = input.plusOne?.trim() ?? '';
  const seats = plusOne === '' ? 1 : 2;
  const event = await findEvent(app.db, key);
  if (event === undefined) throw new RequestError('not_found');
  if (!isEmpty(input.subjectLine)) return { reference, seats };
  const email = normaliseEmail(input.email);
  const locale = input.locale ?? 'en';
  await app.db.transaction().execute(async (trx) => {
    if (!(await takeSeats(trx, event.id, seats))) {
      const state = stateOf((await findAnyEvent(trx, event.id)) ?? event);
      // One seat may be left where two were wanted.
      throw new RequestError('conflict', { details: { state: state === 'open' ? 'full' : state } });
    }
    await trx
      .insertInto('event_rsvps')
      .values({
        id: newId('rsv'),
        event_id: event.id,
        reference,
        name: input.name.trim(),
        email,
        role: input.role,
        plus_one: plusOne,
        access_needs: input.accessNeeds?.trim() ?? '',
        seats,
        locale,
        user_id: userId,
      })
      .execute();
    await enqueueMail(trx, eventTicketMail, {
      template: 'event-ticket',
      email,
      locale,
      data: {
        path: `/nyfw-invitation${locale === 'jp' ? '?lang=jp' : ''}`,
        reference,
        name: input.name.trim(),
        plusOne,
        title: locale === 'jp' ? event.title_jp : event.title_en,
        venue: locale === 'jp' ? event.venue_jp : event.venue_en,
        address: locale === 'jp' ? event.address_jp : event.address_en,
        startsAt: event.starts_at.toISOString(),
        timeZone: event.time_zone,
      },
    });
  });
  await app.jobs.wake('mail');
  return { reference, seats };
}

export async function createEvent(app: ApiApp, input: EventInput, caller: Caller): Promise<AdminEvent> {
  checkTimes(input);
  const id = newId('evt');
  return app.db.transaction().execute(async (trx) => {
    await trx
      .insertInto('events')
      .values({ id, ...eventColumns(input) })
      .execute();
    await audit(trx, { actor: caller, action: 'event.create', entity: 'event', entityId: id, diff: { slug: input.slug }, ip: caller.ip });
    const row = await findAnyEvent(trx, id);
    if (row === undefined) throw new RequestError('internal');
    return toAdminEvent(row);
  });
}

export async function updateEvent(
  app: ApiApp,
  id: string,
  { version, ...input }: EventInput & { readonly version: number },
  caller: Caller,
): Promise<AdminEvent> {
  checkTimes(input);
  return app.db.transaction().execute(async (trx) => {
    const before = await findAnyEvent(trx, id);
    if (before === undefined) throw new RequestError('not_found');
    const changed = await trx
      .updateTable('events')
      .set((eb) => ({ ...eventColumns(input), version: eb('version', '+', 1), updated_at: new Date() }))
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .execute();
    if (changed.length === 0) throw new RequestError('conflict', { details: { current: toAdminEvent(before) } });
    await audit(trx, {
      actor: caller,
      action: 'event.update',
      entity: 'event',
      entityId: id,
      diff: { status: [before.status, input.status], seats: [before.seats, input.seats] },
      ip: caller.ip,
    });
    const row = await findAnyEvent(trx, id);
    if (row === undefined) throw new RequestError('not_found');
    return toAdminEvent(row);
  });
}

function checkTimes({ startsAt, endsAt, closesAt, timeZone, programme }: EventInput): void {
  const [starts, ends, closes] = [Date.parse(startsAt), Date.parse(endsAt), Date.parse(closesAt)];
  if (!(starts < ends)) throw new RequestError('validation', { fields: { endsAt: 'must be after the start' } });
  if (!(closes <= ends)) throw new RequestError('validation', { fields: { closesAt: 'must not be after the end' } });
  if (programme.some(({ at }) => Number.isNaN(Date.parse(at))))
    throw new RequestError('validation', { fields: { programme: 'has a time that is none' } });
  try {
    new Intl.DateTimeFormat('en', { timeZone });
  } catch {
    throw new RequestError('validation', { fields: { timeZone: 'is not a time zone' } });
  }
}
