import type { ImageRef } from '@orime/contracts';
import type { AdminEvent, Event, EventInput, EventState } from '@orime/contracts/api/editorial/event';
import { sql, type Selectable } from 'kysely';
import type { Db } from '../../../house/db/db.ts';
import { escapeLike } from '../../../house/db/escape-like.ts';
import type { DB as Database } from '../../../house/db/generated.ts';
import type { Page } from '../../../house/http/paging.ts';
import { listEventPictures } from './event-pictures.queries.ts';

const columns = [
  'id',
  'slug',
  'title_en',
  'title_jp',
  'summary_en',
  'summary_jp',
  'venue_en',
  'venue_jp',
  'address_en',
  'address_jp',
  'city',
  'country',
  'lat',
  'lon',
  'time_zone',
  'starts_at',
  'ends_at',
  'closes_at',
  'seats',
  'seats_taken',
  'programme',
  'status',
  'version',
] as const;
export type EventRow = Pick<Selectable<Database['events']>, (typeof columns)[number]>;

export interface EventFilter {
  readonly q?: string | undefined;
  readonly status?: EventInput['status'] | undefined;
}

/** By id or slug; a draft is nobody's but the admins'. */
export function findEvent(db: Db, key: string): Promise<EventRow | undefined> {
  return db
    .selectFrom('events')
    .select(columns)
    .where((eb) => eb.or([eb('slug', '=', key), eb('id', '=', key)]))
    .where('status', '<>', 'draft')
    .executeTakeFirst();
}

export function findAnyEvent(db: Db, id: string): Promise<EventRow | undefined> {
  return db.selectFrom('events').select(columns).where('id', '=', id).executeTakeFirst();
}

/** Those that begin last first; `q` is part of a title, an address or a city. */
export async function listEvents(
  db: Db,
  { q, status }: EventFilter,
  { limit, offset }: Page,
): Promise<{ items: AdminEvent[]; total: number }> {
  const events = db
    .selectFrom('events')
    .$if(status !== undefined, (of) => of.where('status', '=', status ?? 'draft'))
    .$if(q !== undefined && q.trim() !== '', (of) =>
      of.where(sql<boolean>`(slug || ' ' || title_en || ' ' || title_jp || ' ' || city) ILIKE ${`%${escapeLike(q?.trim() ?? '')}%`}`),
    );
  const rows = await events.select(columns).orderBy('starts_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
  const { total } = await events.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const pictures = await listEventPictures(
    db,
    rows.map(({ id }) => id),
  );
  return { items: rows.map((row) => toAdminEvent(row, pictures.get(row.id))), total: Number(total) };
}

export function eventColumns(input: EventInput) {
  const { slug, title, summary, venue, address, city, country, timeZone, startsAt, endsAt, closesAt, seats, programme, status } = input;
  const { position } = input;
  return {
    slug,
    title_en: title.en,
    title_jp: title.jp,
    summary_en: summary.en,
    summary_jp: summary.jp,
    venue_en: venue.en,
    venue_jp: venue.jp,
    address_en: address.en,
    address_jp: address.jp,
    city,
    country,
    ...(position === undefined ? {} : { lat: position?.lat ?? null, lon: position?.lon ?? null }),
    time_zone: timeZone,
    starts_at: startsAt,
    ends_at: endsAt,
    closes_at: closesAt,
    seats,
    programme: JSON.stringify(programme.map(({ at, text }) => ({ at, text: { en: text.en, jp: text.jp } }))),
    status,
  };
}

/** Takes seats while there are any: of many at once exactly as many as fit. */
export async function takeSeats(db: Db, id: string, seats: number): Promise<boolean> {
  const taken = await db
    .updateTable('events')
    .set((eb) => ({ seats_taken: eb('seats_taken', '+', seats) }))
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('closes_at', '>', new Date())
    .where((eb) => eb(eb('seats_taken', '+', seats), '<=', eb.ref('seats')))
    .returning('id')
    .execute();
  return taken.length > 0;
}

export function stateOf(row: Pick<EventRow, 'status' | 'ends_at' | 'closes_at' | 'seats' | 'seats_taken'>, nowMs = Date.now()): EventState {
  if (row.status === 'cancelled') return 'cancelled';
  if (row.ends_at.getTime() <= nowMs) return 'over';
  if (row.status !== 'open' || row.closes_at.getTime() <= nowMs) return 'closed';
  return row.seats_taken >= row.seats ? 'full' : 'open';
}

/** As guests see it: pictures only once it is over. */
export function toEvent(row: EventRow, pictures: readonly ImageRef[] = []): Event {
  const state = stateOf(row);
  return {
    id: row.id,
    slug: row.slug,
    title: { en: row.title_en, jp: row.title_jp },
    summary: { en: row.summary_en, jp: row.summary_jp },
    venue: { en: row.venue_en, jp: row.venue_jp },
    address: { en: row.address_en, jp: row.address_jp },
    city: row.city,
    country: row.country,
    position: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
    timeZone: row.time_zone,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    closesAt: row.closes_at.toISOString(),
    programme: [...row.programme],
    pictures: state === 'over' ? [...pictures] : [],
    state,
  };
}

export function toAdminEvent(row: EventRow, pictures: readonly ImageRef[] = []): AdminEvent {
  return {
    ...toEvent(row),
    pictures: [...pictures],
    status: row.status,
    seats: row.seats,
    seatsTaken: row.seats_taken,
    version: row.version,
  };
}
