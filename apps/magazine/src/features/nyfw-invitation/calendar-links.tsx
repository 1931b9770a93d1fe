import type { Event } from '@orime/contracts/api/editorial/event';
import { useLanguage, useT, useText } from '@orime/platform';
import { buttonStyles, Cluster } from '@orime/ui';

/** The event as a file for calendar programs, and as a prefilled entry of Google's. */
export function CalendarLinks({ event }: { readonly event: Event }) {
  const t = useT('magazine');
  const text = useText();
  const language = useLanguage();
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: text(event.title),
    dates: `${stampOf(event.startsAt)}/${stampOf(event.endsAt)}`,
    details: text(event.summary),
    location: `${text(event.venue)}, ${text(event.address)}`,
  });
  return (
    <Cluster as="nav" gap={3} aria-label={t('nyfw-invitation.calendar')}>
      <a css={buttonStyles({ variant: 'secondary' })} href={`/api/event/${event.slug}/calendar.ics?lang=${language}`} download>
        {t('nyfw-invitation.calendar-file')}
      </a>
      <a
        css={buttonStyles({ variant: 'secondary' })}
        href={`https://calendar.google.com/calendar/render?${google}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('nyfw-invitation.calendar-google')}
      </a>
    </Cluster>
  );
}

/** `20270212T000000Z` */
function stampOf(moment: string): string {
  return new Date(moment).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}
