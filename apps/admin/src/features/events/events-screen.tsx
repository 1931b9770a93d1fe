import type { AdminEvent } from '@orime/contracts/api/editorial/event';
import { Link, useFormat, useSearchParams, useSession, useText } from '@orime/platform';
import { Badge, buttonStyles, Cluster, EmptyState, Heading, Stack } from '@orime/ui';
import type { BadgeTone } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { SoughtRow } from '../../parts/sought-row.tsx';
import { EventForm } from './event-form.tsx';
import { useEventsT } from './events-texts.ts';
import { Guests } from './guests.tsx';

const PATH = '/admin/events';
const TABS = ['guests', 'edit'] as const;
const TONES = {
  draft: 'neutral',
  open: 'success',
  closed: 'warning',
  cancelled: 'danger',
} as const satisfies Record<AdminEvent['status'], BadgeTone>;
const STATES = Object.keys(TONES) as readonly AdminEvent['status'][]; // its keys are all of them

/** Invitations: the list, one with its guests or its words (`?event=`, `?tab=`), a new one (`?new`). */
export default function EventsScreen() {
  const t = useEventsT();
  const text = useText();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const columns = useEventColumns();
  const { view } = useGridAddress();
  const shown = search.get('event');
  const { title: q, status } = view.filters;
  const list = usePages<AdminEvent>({
    key: ['event', 'all'],
    url: '/api/event/',
    query: shown === null ? { q, status } : {},
    enabled: isSignedIn,
  });
  const isNew = search.has('new');
  const isList = shown === null && !isNew;
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'guests';
  return (
    <StaffPage
      title={t('events.title')}
      dek={isList ? t('events.dek') : undefined}
      error={list.error}
      actions={
        isList && (
          <Link css={buttonStyles()} to={`${PATH}?new`}>
            {t('events.new')}
          </Link>
        )
      }
    >
      {isNew && <EventForm event={undefined} />}
      {shown !== null && (
        <SoughtRow list={list} isSought={({ id }) => id === shown} path={PATH} parameter="event">
          {(event) => (
            <Stack gap={4}>
              <Cluster>
                <Heading level={2} size={3}>
                  {text(event.title)}
                </Heading>
                <Badge tone={TONES[event.status]}>{t(`events.status.${event.status}`)}</Badge>
              </Cluster>
              <Tabs
                label={text(event.title)}
                tabs={TABS.map((value) => ({ value, label: t(`events.tab.${value}`) }))}
                value={tab}
                onChange={(next) => setSearch({ event: event.id, tab: next }, { replace: true, preventScrollReset: true })}
              >
                {tab === 'guests' && <Guests key={event.id} event={event} />}
                {tab === 'edit' && <EventForm key={event.id} event={event} />}
              </Tabs>
            </Stack>
          )}
        </SoughtRow>
      )}
      {isList && (
        <PagedGrid
          list={list}
          caption={t('events.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ title }) => text(title)}
          savedAs="admin-events"
          exportAs="events"
          empty={<EmptyState title={t('events.empty.title')} text={t('events.empty.text')} />}
        />
      )}
    </StaffPage>
  );
}

function useEventColumns(): readonly GridColumn<AdminEvent>[] {
  const t = useEventsT();
  const format = useFormat();
  const text = useText();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`events.column.${id}`), width, sortable: false });
    return [
      {
        ...column('title', 18),
        isRowHeader: true,
        value: ({ title }) => text(title),
        cell: ({ id }, value) => <Link to={`${PATH}?event=${encodeURIComponent(id)}`}>{value}</Link>,
        filter: { kind: 'text' },
      },
      {
        ...column('status', 9),
        value: ({ status }) => t(`events.status.${status}`),
        cell: ({ status }, value) => <Badge tone={TONES[status]}>{value}</Badge>,
        filter: { kind: 'choice', options: STATES.map((value) => ({ value, label: t(`events.status.${value}`) })) },
      },
      {
        ...column('starts', 14),
        value: ({ startsAt }) => startsAt,
        cell: ({ startsAt, timeZone }) => format.date(startsAt, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
      },
      { ...column('city', 10), value: ({ city }) => city },
      {
        ...column('seats', 9),
        align: 'end',
        value: ({ seatsTaken }) => seatsTaken,
        cell: ({ seats, seatsTaken }) => `${format.number(seatsTaken)} / ${format.number(seats)}`,
      },
    ];
  }, [t, format, text]);
}
