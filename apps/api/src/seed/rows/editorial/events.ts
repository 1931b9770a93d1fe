import type { Marketplace } from '@orime/demo-data';
import type { Db } from '../../../house/db/db.ts';
import type { DemoFiles } from '../../demo-images.ts';
import { upsertRows } from '../../upsert.ts';

/** Invitations, and pictures of those that are over. Their replies and what staff changed since stay. */
export async function loadEvents(db: Db, { events }: Marketplace, files: DemoFiles): Promise<void> {
  await upsertRows(
    db,
    'events',
    events.map((row) => ({
      id: row.id,
      slug: row.slug,
      title_en: row.title.en,
      title_jp: row.title.jp,
      summary_en: row.summary.en,
      summary_jp: row.summary.jp,
      venue_en: row.venue.en,
      venue_jp: row.venue.jp,
      address_en: row.address.en,
      address_jp: row.address.jp,
      city: row.city,
      country: row.country,
      lat: row.lat,
      lon: row.lon,
      time_zone: row.timeZone,
      starts_at: row.startsAt,
      ends_at: row.endsAt,
      closes_at: row.closesAt,
      seats: row.seats,
      programme: row.programme,
      status: 'open',
    })),
    { key: ['id'], keep: 'all' },
  );
  const pictures = events.flatMap(({ id, pictures: keys }) =>
    keys.flatMap((key, position) => {
      const file = files.get(key);
      return file === undefined ? [] : [{ event_id: id, file_id: file.id, position, alt_en: file.image.alt.en, alt_jp: file.image.alt.jp }];
    }),
  );
  await upsertRows(db, 'event_pictures', pictures, { key: ['event_id', 'file_id'], keep: 'all' });
}
