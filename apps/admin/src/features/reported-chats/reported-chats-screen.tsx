import type { ChannelReport } from '@orime/contracts/api/talk/channel';
import { Link, useFormat, useSearchParams, useSession } from '@orime/platform';
import { EmptyState } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
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
  const list = usePages<ChannelReport>({ key: ['channel-report'], url: '/api/channel/reported', enabled: isSignedIn });
  const shown = search.get('report');
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
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`chats.column.${id}`), width, sortable: false });
    return [
      {
        ...column('reporter', 14),
        isRowHeader: true,
        value: ({ reporter }) => reporter,
        cell: ({ id, reporter }) => <Link to={`${PATH}?report=${encodeURIComponent(id)}`}>{reporter}</Link>,
      },
      { ...column('reason', 30), value: ({ reason }) => reason },
      { ...column('kind', 11), value: ({ kind }) => t(`chats.kind.${kind}`) },
      {
        ...column('at', 12),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
    ];
  }, [t, format]);
}
