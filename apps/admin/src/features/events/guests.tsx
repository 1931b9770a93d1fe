import type { AdminEvent, Rsvp } from '@orime/contracts/api/editorial/event';
import { useFormat } from '@orime/platform';
import { Button, css, EmptyState, showToast, space } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo, useState } from 'react';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { usePages } from '../../lists/use-pages.ts';
import { CheckInList } from './check-in-list.tsx';
import { useEventsT } from './events-texts.ts';
import { guestsUrl } from './events.api.ts';

/** Who comes to an event: the list, its file, and a sheet for the door. Fetches. */
export function Guests({ event }: { readonly event: AdminEvent }) {
  const t = useEventsT();
  const columns = useGuestColumns();
  const list = usePages<Rsvp>({ key: ['event-guest', event.id], url: guestsUrl(event.id) });
  const [sheet, setSheet] = useState<readonly Rsvp[]>();
  const [isReading, setReading] = useState(false);

  async function handlePrint(): Promise<void> {
    setReading(true);
    try {
      setSheet(await list.readAll());
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
        exportAs={`guests-${event.slug}`}
        actions={
          list.total > 0 && (
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
      { ...column('name', 14), isRowHeader: true, value: ({ name }) => name },
      { ...column('plusOne', 12), value: ({ plusOne }) => plusOne },
      { ...column('role', 9), value: ({ role }) => t(`events.role.${role}`) },
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
