import type { AdminEvent, Rsvp } from '@orime/contracts/api/editorial/event';
import { useFormat } from '@orime/platform';
import { Button, css, EmptyState, showToast, space } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo, useState } from 'react';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { CheckInList } from './check-in-list.tsx';
import { useEventsT } from './events-texts.ts';
import { guestsUrl, readGuests } from './events.api.ts';

const ROLES = ['buyer', 'designer', 'friend', 'model', 'press', 'other'] as const satisfies readonly Rsvp['role'][];

/** Who comes to an event: the list, its file, and a sheet for the door. Fetches. */
export function Guests({ event }: { readonly event: AdminEvent }) {
  const t = useEventsT();
  const columns = useGuestColumns();
  const { view } = useGridAddress();
  const { guest: q, as: role } = view.filters;
  const list = usePages<Rsvp>({ key: ['event-guest', event.id], url: guestsUrl(event.id), query: { q, role } });
  const [sheet, setSheet] = useState<readonly Rsvp[]>();
  const [isReading, setReading] = useState(false);

  async function handlePrint(): Promise<void> {
    setReading(true);
    try {
      setSheet(await readGuests(event.id));
    } catch {
      showToast({ message: t('events.guests.failed'), tone: 'danger' });
    } finally {
      setReading(false);
    }
  }

  if (sheet !== undefined) return <CheckInList event={event} guests={sheet} onClose={() => setSheet(undefined)} />;
  return (
    <div css={styles.root}>
      <PagedGrid
        list={list}
        caption={t('events.guests')}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        savedAs="admin-guests"
        exportAs={`guests-${event.slug}`}
        actions={
          event.seatsTaken > 0 && (
            <Button size="sm" variant="secondary" busy={isReading} onClick={() => void handlePrint()}>
              {t('events.check-in')}
            </Button>
          )
        }
        empty={<EmptyState title={t('events.guests.empty.title')} text={t('events.guests.empty.text')} />}
      />
    </div>
  );
}

function useGuestColumns(): readonly GridColumn<Rsvp>[] {
  const t = useEventsT();
  const format = useFormat();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`events.guest.${id}`), width, sortable: false });
    return [
      // Names of their own: the list of events has a filter for its names in the same address.
      { ...column('name', 14), id: 'guest', isRowHeader: true, value: ({ name }) => name, filter: { kind: 'text' } },
      { ...column('plusOne', 12), value: ({ plusOne }) => plusOne },
      {
        ...column('role', 9),
        id: 'as',
        value: ({ role }) => t(`events.role.${role}`),
        filter: { kind: 'choice', options: ROLES.map((value) => ({ value, label: t(`events.role.${value}`) })) },
      },
      { ...column('seats', 6), align: 'end', value: ({ seats }) => seats },
      { ...column('accessNeeds', 18), value: ({ accessNeeds }) => accessNeeds },
      { ...column('email', 16), value: ({ email }) => email },
      { ...column('reference', 10), value: ({ reference }) => reference },
      {
        ...column('at', 10),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium' }),
      },
    ];
  }, [t, format]);
}

const styles = { root: css({ display: 'grid', gap: space[4], minWidth: 0 }) };
