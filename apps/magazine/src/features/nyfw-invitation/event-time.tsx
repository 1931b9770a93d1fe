import type { Event } from '@orime/contracts/api/editorial/event';
import { useFormat, useT } from '@orime/platform';
import { css, Text } from '@orime/ui';
import { useSyncExternalStore } from 'react';

/** Start and end on the venue's clock, and on the visitor's where that differs. */
export function EventTime({ event }: { readonly event: Event }) {
  const t = useT('magazine');
  const format = useFormat();
  // The server does not know the visitor's zone.
  const zone = useSyncExternalStore(
    neverChanges,
    () => Intl.DateTimeFormat().resolvedOptions().timeZone,
    () => event.timeZone,
  );
  const clock = (when: string, timeZone: string) => format.date(when, { hour: 'numeric', minute: '2-digit', timeZone });
  const day = (timeZone: string) =>
    format.date(event.startsAt, { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric', timeZone });
  const own = `${day(zone)} ${clock(event.startsAt, zone)}`;
  const isElsewhere = own !== `${day(event.timeZone)} ${clock(event.startsAt, event.timeZone)}`;
  return (
    <>
      <time dateTime={event.startsAt}>{day(event.timeZone)}</time>
      <br />
      {t('nyfw-invitation.hours', {
        from: clock(event.startsAt, event.timeZone),
        to: clock(event.endsAt, event.timeZone),
        city: event.city,
      })}
      <Text as="span" size="sm" tone="muted" css={styles.own}>
        {isElsewhere ? t('nyfw-invitation.your-time', { time: own }) : '\u00a0'}
      </Text>
    </>
  );
}

function neverChanges(): () => void {
  return () => undefined;
}

// The line is there before the visitor's zone is known, so that nothing moves.
const styles = { own: css({ display: 'block', minHeight: '1.5em' }) };
