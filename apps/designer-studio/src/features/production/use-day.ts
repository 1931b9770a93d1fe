import { useFormat } from '@orime/platform';

/** Writes a day such as `2026-05-31`, which has no zone, in the reader's language. */
export function useDay(): (day: string) => string {
  const format = useFormat();
  return (day) => format.date(`${day}T00:00:00Z`, { dateStyle: 'medium', timeZone: 'UTC' });
}
