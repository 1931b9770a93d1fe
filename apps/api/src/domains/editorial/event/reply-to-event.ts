import { isEmpty } from '@orime/contracts';
import type { RsvpInput } from '@orime/contracts/api/editorial/event';
import type { ApiApp } from '../../../house/api-app.ts';
import type { Db } from '../../../house/db/db.ts';
import { outsideWork } from '../../../house/db/unit-of-work.ts';
import { RequestError } from '../../../house/errors/request-error.ts';
import { newId, newReference } from '../../../house/ids.ts';
import { enqueueMail } from '../../../house/mail/outbox.ts';
import { normaliseEmail } from '../../../house/normalise-email.ts';
import { eventTicketMail, type EventTicketMail } from './event-ticket.mail.ts';
import { findAnyEvent, findEvent, stateOf, takeSeats, type EventRow } from './event.queries.ts';

/**
 * Puts a guest, and a companion, on the list, and mails the ticket. A machine is thanked and takes no seat; an address that has
 * replied gets its ticket once more.
 */
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
  const guest = { reference, name: input.name.trim(), email: normaliseEmail(input.email), plusOne, locale: input.locale ?? 'en' };
  const earlier = await findGuest(app.db, event.id, guest.email);
  if (earlier !== undefined && isToCome(event)) {
    await app.countSharedLimit({ name: 'rsvp-again', subject: earlier.reference, max: 3, windowSeconds: 86_400 });
    // The refusal takes back what the request wrote; the mail goes out all the same.
    await outsideWork(() => enqueueMail(app.db, eventTicketMail, ticketOf(event, earlier)));
    await app.jobs.wake('mail');
    throw new RequestError('already_invited', { fields: { email: 'is on the list of guests' } });
  }
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
        name: guest.name,
        email: guest.email,
        role: input.role,
        plus_one: plusOne,
        access_needs: input.accessNeeds?.trim() ?? '',
        seats,
        locale: guest.locale,
        user_id: userId,
      })
      .execute();
    await enqueueMail(trx, eventTicketMail, ticketOf(event, guest));
  });
  await app.jobs.wake('mail');
  return { reference, seats };
}

interface Guest {
  readonly reference: string;
  readonly name: string;
  readonly email: string;
  readonly plusOne: string;
  readonly locale: 'en' | 'jp';
}

function findGuest(db: Db, eventId: string, email: string): Promise<Guest | undefined> {
  return db
    .selectFrom('event_rsvps')
    .select(['reference', 'name', 'email', 'plus_one as plusOne', 'locale'])
    .where('event_id', '=', eventId)
    .where('email', '=', email)
    .executeTakeFirst();
}

function isToCome(event: EventRow): boolean {
  const state = stateOf(event);
  return state !== 'over' && state !== 'cancelled';
}

function ticketOf(event: EventRow, { reference, name, email, plusOne, locale }: Guest): EventTicketMail {
  const isJp = locale === 'jp';
  return {
    template: 'event-ticket',
    email,
    locale,
    data: {
      path: `/nyfw-invitation${isJp ? '?lang=jp' : ''}`,
      reference,
      name,
      plusOne,
      title: isJp ? event.title_jp : event.title_en,
      venue: isJp ? event.venue_jp : event.venue_en,
      address: isJp ? event.address_jp : event.address_en,
      startsAt: event.starts_at.toISOString(),
      timeZone: event.time_zone,
    },
  };
}
