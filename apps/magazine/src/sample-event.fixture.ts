import type { Event } from '@orime/contracts/api/editorial/event';

/** An invitation whose list is open, on an evening in New York that is a morning in Tokyo. */
export function invitation(part: Partial<Event> = {}): Event {
  return {
    id: 'evt_1',
    slug: 'nyfw',
    title: { en: 'Salt and thread', jp: '塩と糸' },
    summary: { en: 'Twelve makers, one look each.', jp: '12組の作り手が、一着ずつ。' },
    venue: { en: 'The Loft', jp: 'ザ・ロフト' },
    address: { en: '12 Example Street, New York', jp: 'ニューヨーク市エグザンプル通り12' },
    city: 'New York',
    country: 'US',
    position: { lat: 40.75, lon: -73.99 },
    timeZone: 'America/New_York',
    startsAt: '2031-02-12T00:00:00.000Z',
    endsAt: '2031-02-12T03:00:00.000Z',
    closesAt: '2031-02-10T00:00:00.000Z',
    programme: [{ at: '2031-02-12T00:30:00.000Z', text: { en: 'Doors and tea', jp: '開場とお茶' } }],
    state: 'open',
    ...part,
  };
}
