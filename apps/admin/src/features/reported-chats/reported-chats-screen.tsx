import { CHANNEL_KINDS, CHANNEL_REPORT_STATUSES } from '@orime/contracts/api/talk/channel';
import type { ChannelReport } from '@orime/contracts/api/talk/channel';
import { Link, useFormat, useSearchParams, useSession } from '@orime/platform';
import { Badge, EmptyState } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { SoughtRow } from '../../parts/sought-row.tsx';
import { ChatRecord } from './chat-record.tsx';
import { useChatsT } from './reported-chats-texts.ts';

const PATH = '/admin/reported-chats';

/** Conversations that a member asked staff to look at; nobody else's are read. */
export default function ReportedChatsScreen() {
  const t = useChatsT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useSearchParams();
  const columns = useChatColumns();
  const { view } = useGridAddress();
  const shown = search.get('report');
  const { kind, status } = view.filters;
  const list = usePages<ChannelReport>({
    key: ['channel-report'],
    url: '/api/channel/reported',
    query: shown === null ? { kind, status } : { id: shown },
    enabled: isSignedIn,
  });
  return (
    <StaffPage title={t('chats.title')} dek={shown === null ? t('chats.dek') : undefined} error={list.error}>
      {shown !== null && (
        <SoughtRow list={list} isSought={({ id }) => id === shown} path={PATH} parameter="report">
          {(report) => <ChatRecord key={report.id} report={report} />}
        </SoughtRow>
      )}
      {shown === null && (
        <PagedGrid
          list={list}
          caption={t('chats.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ reporter }) => reporter}
          savedAs="admin-chats"
          exportAs="reported-chats"
          empty={<EmptyState title={t('chats.empty.title')} text={t('chats.empty.text')} />}
        />
      )}
    </StaffPage>
  );
}

function useChatColumns(): readonly GridColumn<ChannelReport>[] {
  const t = useChatsT();
  const format = useFormat();
  const [search] = useSearchParams();
  const query = search.toString();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`chats.column.${id}`), width, sortable: false });
    return [
      {
        ...column('reporter', 14),
        isRowHeader: true,
        value: ({ reporter }) => reporter,
        cell: ({ id, reporter }) => {
          const params = new URLSearchParams(query);
          params.set('report', id);
          return <Link to={`${PATH}?${params.toString()}`}>{reporter}</Link>;
        },
      },
      { ...column('reason', 30), value: ({ reason }) => reason },
      {
        ...column('status', 9),
        value: ({ status }) => t(`chats.status.${status}`),
        cell: ({ status }, value) => <Badge tone={status === 'open' ? 'warning' : 'neutral'}>{value}</Badge>,
        filter: { kind: 'choice', options: CHANNEL_REPORT_STATUSES.map((value) => ({ value, label: t(`chats.status.${value}`) })) },
      },
      {
        ...column('kind', 11),
        value: ({ kind }) => t(`chats.kind.${kind}`),
        filter: { kind: 'choice', options: CHANNEL_KINDS.map((value) => ({ value, label: t(`chats.kind.${value}`) })) },
      },
      {
        ...column('at', 12),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
    ];
  }, [t, format, query]);
}
