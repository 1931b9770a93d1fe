import { readUrl, type ReadContext } from '@orime/contracts';
import type { Event, replyToEvent as endpoint, RsvpInput } from '@orime/contracts/api/editorial/event';
import type { Answer } from '@orime/contracts/schemas';
import { api, readQuery } from '@orime/platform';
import { invitationRead } from './nyfw-invitation-reads.ts';

export type Ticket = Answer<typeof endpoint>;

export function invitationQuery(context: ReadContext) {
  return readQuery<Event>(readUrl(invitationRead, context));
}

export function replyToEvent(eventId: string, input: RsvpInput, idempotencyKey: string): Promise<Ticket> {
  return api.post(`/api/event/${encodeURIComponent(eventId)}/rsvp`, input, { idempotencyKey });
}
