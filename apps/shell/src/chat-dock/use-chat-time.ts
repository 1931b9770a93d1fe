import { useFormat } from '@orime/platform';

export interface ChatTime {
  /** Hour and minute of today, otherwise the day. */
  readonly short: (when: string) => string;
  readonly clock: (when: string) => string;
  readonly day: (when: string) => string;
}

/** Times of messages as the language writes them, in the member's own zone. */
export function useChatTime(): ChatTime {
  const format = useFormat();
  const clock = (when: string): string => format.date(when, { hour: 'numeric', minute: '2-digit' });
  return {
    clock,
    short: (when) => (isSameDay(when, Date.now()) ? clock(when) : format.date(when, { month: 'short', day: 'numeric' })),
    day: (when) =>
      format.date(when, {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        ...(new Date(when).getFullYear() !== new Date().getFullYear() && { year: 'numeric' }),
      }),
  };
}

export function isSameDay(a: string | number, b: string | number): boolean {
  return new Date(a).toDateString() === new Date(b).toDateString();
}
