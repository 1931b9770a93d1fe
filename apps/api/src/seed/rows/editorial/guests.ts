import type { Marketplace } from '@orime/demo-data';
import { sql } from 'kysely';
import type { Trx } from '../../../house/db/db.ts';
import { derivedId } from '../../derived-id.ts';
import { upsertRows } from '../../upsert.ts';

/** How many seats the guests of an event take; one in five brings a companion. */
const SEATS: Readonly<Record<string, number>> = { nyfw: 96, 'indigo-evening-kyoto': 40 };
const GIVEN = ['Alva', 'Bram', 'Cleo', 'Dario', 'Esra', 'Finn', 'Greta', 'Hana', 'Ilya', 'June', 'Kofi', 'Lin'] as const;
const FAMILY = ['Ashdown', 'Bellweather', 'Corviale', 'Dunmore', 'Ekholm', 'Ferreira', 'Garnet', 'Hollis'] as const;
const ROLES = ['press', 'buyer', 'designer', 'friend', 'press', 'model', 'other'] as const;
const NEEDS = ['A seat near the door, please.', 'I come with a guide dog.', 'No stairs, please.'] as const;
const HOUR_MS = 3_600_000;

/** Replies to the invitations. Events that somebody has replied to are left alone, and so are their seats. */
export async function loadGuests(trx: Trx, { events }: Marketplace): Promise<void> {
  for (const { id, slug, closesAt } of events) {
    const taken = SEATS[slug];
    const isUntouched = await trx.selectFrom('events').select('id').where('id', '=', id).where('seats_taken', '=', 0).executeTakeFirst();
    if (taken === undefined || isUntouched === undefined) continue;
    const rows = guestsOf(id, taken, Math.min(Date.now(), Date.parse(closesAt)));
    await upsertRows(trx, 'event_rsvps', rows, { key: ['id'], keep: 'all' });
    await sql`UPDATE events SET seats_taken = (SELECT coalesce(sum(seats), 0) FROM event_rsvps WHERE event_id = ${id}) WHERE id = ${id}`.execute(
      trx,
    );
  }
}

function guestsOf(eventId: string, seats: number, lastMs: number): readonly Readonly<Record<string, unknown>>[] {
  const rows: Readonly<Record<string, unknown>>[] = [];
  let left = seats;
  for (let index = 0; left > 0; index += 1) {
    const [given, family] = [GIVEN[index % GIVEN.length], FAMILY[Math.floor(index / GIVEN.length) % FAMILY.length]];
    const isPair = index % 5 === 2 && left > 1;
    const code = derivedId('x', eventId, String(index));
    rows.push({
      id: derivedId('rsv', eventId, String(index)),
      event_id: eventId,
      reference: `EV-${code.slice(2, 6)}-${code.slice(6, 10)}`,
      name: `${given} ${family}`,
      email: `${given}.${family}@example.com`.toLowerCase(),
      role: ROLES[index % ROLES.length],
      plus_one: isPair ? `${GIVEN[(index + 5) % GIVEN.length]} ${family}` : '',
      access_needs: index % 17 === 4 ? NEEDS[index % NEEDS.length] : '',
      seats: isPair ? 2 : 1,
      locale: index % 3 === 0 ? 'jp' : 'en',
      created_at: new Date(lastMs - (index + 1) * 5 * HOUR_MS),
    });
    left -= isPair ? 2 : 1;
  }
  return rows;
}
