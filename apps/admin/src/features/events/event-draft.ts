import type { LocalText } from '@orime/contracts';
import type { AdminEvent, EventInput, EventStatus } from '@orime/contracts/api/editorial/event';
import { readPosition, type FieldProblem } from '@orime/forms';
import type { Picture } from '@orime/forms/files';
import { instantOf, isTimeZone, localTime } from '../../lists/local-time.ts';

export type ProgrammeEntry = { readonly at: string; readonly text: LocalText };

/** As the event, with times on the clocks of the venue: `2026-05-31T10:00`. */
export type EventDraft = {
  title: LocalText;
  summary: LocalText;
  slug: string;
  status: EventStatus;
  seats: number | null;
  venue: LocalText;
  address: LocalText;
  city: string;
  country: string;
  /** "40.75, -73.99", as maps copy it. */
  position: string;
  timeZone: string;
  startsAt: string;
  endsAt: string;
  closesAt: string;
  programme: readonly ProgrammeEntry[];
  pictures: readonly Picture[];
};

const EMPTY: LocalText = { en: '', jp: '' };

export function draftOf(event: AdminEvent | undefined): EventDraft {
  const zone = event?.timeZone ?? 'Asia/Tokyo';
  return {
    title: event?.title ?? EMPTY,
    summary: event?.summary ?? EMPTY,
    slug: event?.slug ?? '',
    status: event?.status ?? 'draft',
    seats: event?.seats ?? null,
    venue: event?.venue ?? EMPTY,
    address: event?.address ?? EMPTY,
    city: event?.city ?? '',
    country: event?.country ?? '',
    position: event?.position ? `${event.position.lat}, ${event.position.lon}` : '',
    timeZone: zone,
    startsAt: localTime(event?.startsAt ?? null, zone),
    endsAt: localTime(event?.endsAt ?? null, zone),
    closesAt: localTime(event?.closesAt ?? null, zone),
    programme: event?.programme.map(({ at, text }) => ({ at: localTime(at, zone), text })) ?? [],
    pictures: event?.pictures ?? [],
  };
}

export function inputOf(draft: EventDraft): EventInput {
  const zone = isTimeZone(draft.timeZone) ? draft.timeZone : 'UTC';
  const instant = (local: string): string => instantOf(local, zone) ?? '';
  const trimmed = ({ en, jp }: LocalText): { en: string; jp: string } => ({ en: en.trim(), jp: jp.trim() });
  return {
    slug: draft.slug.trim(),
    title: trimmed(draft.title),
    summary: trimmed(draft.summary),
    venue: trimmed(draft.venue),
    address: trimmed(draft.address),
    city: draft.city.trim(),
    country: draft.country,
    position: readPosition(draft.position) ?? null,
    timeZone: draft.timeZone,
    startsAt: instant(draft.startsAt),
    endsAt: instant(draft.endsAt),
    closesAt: instant(draft.closesAt),
    seats: draft.seats ?? 0,
    programme: draft.programme.map(({ at, text }) => ({ at: instant(at), text: trimmed(text) })),
    pictures: draft.pictures.map(({ id, alt }) => ({ fileId: id, alt: trimmed(alt) })),
    status: draft.status,
  };
}

/** What the contract cannot say: an order of times, a zone that exists, a programme without gaps. */
export function problemsOf(draft: EventDraft): readonly FieldProblem[] {
  const problems: FieldProblem[] = [];
  const require = (field: 'startsAt' | 'endsAt' | 'closesAt'): void => {
    if (draft[field] === '') problems.push({ field, problem: { kind: 'required' } });
  };
  if (draft.position.trim() !== '' && readPosition(draft.position) === undefined)
    problems.push({ field: 'position', problem: { kind: 'malformed' } });
  if (!isTimeZone(draft.timeZone)) problems.push({ field: 'timeZone', problem: { kind: 'malformed' } });
  if (draft.seats === null) problems.push({ field: 'seats', problem: { kind: 'required' } });
  for (const field of ['startsAt', 'endsAt', 'closesAt'] as const) require(field);
  if (draft.startsAt !== '' && draft.endsAt !== '' && draft.endsAt <= draft.startsAt)
    problems.push({ field: 'endsAt', problem: { kind: 'malformed' } });
  if (draft.closesAt !== '' && draft.endsAt !== '' && draft.closesAt > draft.endsAt)
    problems.push({ field: 'closesAt', problem: { kind: 'malformed' } });
  if (draft.programme.some(({ at, text }) => at === '' || text.en.trim() === '' || text.jp.trim() === ''))
    problems.push({ field: 'programme', problem: { kind: 'required' } });
  return problems;
}
