import type { AdminEvent, Rsvp } from '@orime/contracts/api/editorial/event';
import { useFormat, useText } from '@orime/platform';
import { Button, Cluster, color, css, font, Global, Heading, space, Stack, Text } from '@orime/ui';
import { Table } from '@orime/ui/data';
import { useEventsT } from './events-texts.ts';

export type CheckInListProps = {
  readonly event: AdminEvent;
  readonly guests: readonly Rsvp[];
  readonly onClose: () => void;
};

/** On paper nothing stands but the sheet: what neither holds it nor is in it goes. */
const PAPER = {
  '@media print': {
    'body *:not(:has([data-sheet])):not([data-sheet]):not([data-sheet] *)': { display: 'none !important' },
    '@page': { margin: '15mm' },
  },
};

/** The sheet for the door: guests by name, each with a box to tick. */
export function CheckInList({ event, guests, onClose }: CheckInListProps) {
  const t = useEventsT();
  const format = useFormat();
  const text = useText();
  const sorted = guests.toSorted((one, other) => format.compare(one.name, other.name));
  const seats = guests.reduce((sum, guest) => sum + guest.seats, 0);
  return (
    <Stack gap={5}>
      <Global styles={PAPER} />
      <Cluster>
        <Button onClick={() => window.print()}>{t('events.print')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {t('events.check-in.back')}
        </Button>
      </Cluster>
      <section css={styles.sheet} data-sheet data-theme="light" aria-label={t('events.check-in')}>
        <Heading level={2} size={3}>
          {text(event.title)}
        </Heading>
        <Text size="sm">
          {format.date(event.startsAt, { dateStyle: 'full', timeStyle: 'short', timeZone: event.timeZone })} · {text(event.venue)} ·{' '}
          {t('events.check-in.count', { count: guests.length, seats })}
        </Text>
        <Table css={styles.table} caption={t('events.check-in')}>
          <thead>
            <tr>
              {(['here', 'name', 'plusOne', 'role', 'seats', 'accessNeeds', 'reference'] as const).map((head) => (
                <th key={head} scope="col">
                  {t(`events.guest.${head}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sorted.map((guest) => (
              <tr key={guest.id}>
                <td>
                  <span css={styles.box} />
                </td>
                <th scope="row">{guest.name}</th>
                <td>{guest.plusOne}</td>
                <td>{t(`events.role.${guest.role}`)}</td>
                <td>{format.number(guest.seats)}</td>
                <td>{guest.accessNeeds}</td>
                <td>{guest.reference}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </section>
    </Stack>
  );
}

const styles = {
  sheet: css({
    display: 'grid',
    gap: space[3],
    padding: space[5],
    color: color.text,
    background: color.page,
    border: `1px solid ${color.line}`,
    '@media print': { padding: 0, border: 0 },
  }),
  table: css({ fontSize: font.size.sm, '& tr': { breakInside: 'avoid' } }),
  box: css({ display: 'block', width: '1rem', height: '1rem', border: `1px solid ${color.text}` }),
};
