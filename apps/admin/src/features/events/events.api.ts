import { buildUrl } from '@orime/contracts';
import type { AdminEvent, EventInput, Rsvp } from '@orime/contracts/api/editorial/event';
import { api } from '@orime/platform';

/** Adds an event, once under the same key. */
export function addEvent(input: EventInput, idempotencyKey: string): Promise<AdminEvent> {
  return api.post('/api/event', input, { idempotencyKey });
}

/** On the version that was looked at: 409 `conflict` when somebody changed it since, 422 when its guests would exceed the seats. */
export function changeEvent(id: string, input: EventInput, version: number): Promise<AdminEvent> {
  return api.post(buildUrl('/api/event/update/id/:id', {}, { id }), { ...input, version });
}

/** Everybody on the list, for the sheet at the door: no filter leaves anybody out. */
export async function readGuests(id: string): Promise<readonly Rsvp[]> {
  const guests: Rsvp[] = [];
  for (let page = 1; ; page += 1) {
    const { items } = await api.get<{ readonly items: readonly Rsvp[] }>(buildUrl('/api/event/rsvp/id/:id', { page, limit: 100 }, { id }));
    guests.push(...items);
    if (items.length < 100) return guests;
  }
}

export const guestsUrl = (id: string): string => buildUrl('/api/event/rsvp/id/:id', {}, { id });
