import type { Event } from '@orime/contracts/api/editorial/event';
import { useT } from '@orime/platform';
import { css, Heading, Notice, Page, space, Text } from '@orime/ui';
import { useState } from 'react';
import { CalendarLinks } from './calendar-links.tsx';
import { InvitationCard } from './invitation-card.tsx';
import type { Ticket } from './nyfw-invitation.api.ts';
import { PastEvening } from './past-evening.tsx';
import { Programme } from './programme.tsx';
import { RsvpForm } from './rsvp-form.tsx';
import { VenuePlace } from './venue-place.tsx';

export type InvitationProps = {
  readonly event: Event;
  /** The last seats went, or the list was closed, while the form was open. */
  readonly onChanged: () => void;
};

export function Invitation({ event, onChanged }: InvitationProps) {
  const t = useT('magazine');
  const [ticket, setTicket] = useState<Ticket>();
  const isToCome = event.state !== 'over' && event.state !== 'cancelled';
  return (
    <Page width="text">
      <div css={styles.root}>
        <InvitationCard event={event} />
        {isToCome && <Programme event={event} />}
        {event.state !== 'cancelled' && <VenuePlace event={event} />}
        <section css={styles.reply} aria-labelledby="rsvp" aria-live="polite">
          <Heading level={2} size={3} id="rsvp">
            {t(ticket ? 'nyfw-invitation.done.title' : `nyfw-invitation.${event.state}.title`)}
          </Heading>
          {ticket ? <Confirmation ticket={ticket} /> : <Text tone="muted">{t(`nyfw-invitation.${event.state}.text`)}</Text>}
          {ticket === undefined && event.state === 'open' && <RsvpForm event={event} onSent={setTicket} onRefused={onChanged} />}
        </section>
        {event.state === 'over' && <PastEvening pictures={event.pictures ?? []} />}
        {isToCome && <CalendarLinks event={event} />}
      </div>
    </Page>
  );
}

function Confirmation({ ticket }: { readonly ticket: Ticket }) {
  const t = useT('magazine');
  return (
    <Notice tone="success">
      <p>{t('nyfw-invitation.done.reference', { reference: ticket.reference })}</p>
      <p>{t('nyfw-invitation.done.mail', { count: ticket.seats })}</p>
    </Notice>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[8] }),
  reply: css({ display: 'grid', gap: space[4] }),
};
