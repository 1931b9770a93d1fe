import { events, type EventSource } from '../../content/events.ts';
import type { World } from '../world/world.ts';

export type EventRow = Omit<EventSource, 'inDays' | 'utcHour' | 'hours' | 'programme'> & {
  readonly id: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly closesAt: string;
  readonly programme: readonly { readonly at: string; readonly text: EventSource['title'] }[];
};

export function buildEvents(world: World): EventRow[] {
  return events.map(({ inDays, utcHour, hours, programme, ...source }) => {
    const startMs = Date.parse(`${world.daysAgo(-inDays).slice(0, 10)}T${String(utcHour).padStart(2, '0')}:00:00.000Z`);
    const after = (minutes: number) => new Date(startMs + minutes * 60_000).toISOString();
    return {
      ...source,
      id: world.id('evt', source.slug),
      startsAt: after(0),
      endsAt: after(hours * 60),
      closesAt: after(-48 * 60),
      programme: programme.map(({ minutes, text }) => ({ at: after(minutes), text })),
    };
  });
}
