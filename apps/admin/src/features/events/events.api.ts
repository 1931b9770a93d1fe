import { buildUrl } from '@orime/contracts';
import type { AdminEvent, EventInput } from '@orime/contracts/api/editorial/event';
import { api } from '@orime/platform';

/** Adds an event, once under the same key. */
export function addEvent(input: EventInput, idempotencyKey: string): Promise<AdminEvent> {
  return api.post('/api/event', input, { idempotencyKey });
}

/** On the version that was looked at: 409 `conflict` when somebody changed it since, 422 when its guests would exceed the seats. */
export function changeEvent(id: string, input: EventInput, version: number): Promise<AdminEvent> {
  return api.post(buildUrl('/api/event/update/id/:id', {}, { id }), { ...input, version });
}

export const guestsUrl = (id: string): string => buildUrl('/api/event/rsvp/id/:id', {}, { id });
