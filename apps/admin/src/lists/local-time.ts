/** An instant as `datetime-local` fields hold it, on the clocks of a time zone: `2026-05-31T10:00`. Empty for none. */
export function localTime(at: string | null, timeZone?: string): string {
  if (at === null) return '';
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

/**
 * The instant of a local time in a zone, as ISO text; null for an empty one. A time that clocks leave out, when they are put forward,
 * is the one an hour later.
 */
export function instantOf(local: string, timeZone?: string): string | null {
  if (local === '') return null;
  const asUtc = Date.parse(`${local}:00Z`);
  // The offset of the zone is looked up at the instant, which is not known before it: the second look is at the right one.
  let at = asUtc;
  for (let look = 0; look < 2; look += 1) at = asUtc - offsetAt(at, timeZone);
  return new Date(at).toISOString();
}

function offsetAt(at: number, timeZone: string | undefined): number {
  return Date.parse(`${localTime(new Date(at).toISOString(), timeZone)}:00Z`) - at;
}

/** Whether the browser knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
