import { RESERVE_CODE_STATES } from '@orime/contracts/api/catalogue/private-reserve';
import type { ReserveCode } from '@orime/contracts/api/catalogue/private-reserve';
import { Link, useFormat, useSearchParams, useSession } from '@orime/platform';
import { Badge, buttonStyles, EmptyState } from '@orime/ui';
import type { GridColumn } from '@orime/ui/grid';
import { useMemo } from 'react';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { SoughtRow } from '../../parts/sought-row.tsx';
import { CodeForm } from './code-form.tsx';
import { useReserveT } from './reserve-codes-texts.ts';

const PATH = '/admin/reserve-codes';

/** Invitations to the private reserve: the list, one to change (`?code=`), a new one (`?new`). */
export default function ReserveCodesScreen() {
  const t = useReserveT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useSearchParams();
  const columns = useCodeColumns();
  const { view } = useGridAddress();
  const shown = search.get('code');
  const { code: q, state } = view.filters;
  const list = usePages<ReserveCode>({
    key: ['reserve-code'],
    url: '/api/private-reserve/codes',
    query: shown === null ? { q, state } : {},
    enabled: isSignedIn,
  });
  const isNew = search.has('new');
  return (
    <StaffPage
      title={t('reserve.title')}
      dek={shown === null && !isNew ? t('reserve.dek') : undefined}
      error={list.error}
      actions={
        shown === null &&
        !isNew && (
          <Link css={buttonStyles()} to={`${PATH}?new`}>
            {t('reserve.new')}
          </Link>
        )
      }
    >
      {isNew && <CodeForm code={undefined} />}
      {shown !== null && (
        <SoughtRow list={list} isSought={({ id }) => id === shown} path={PATH} parameter="code">
          {(code) => <CodeForm key={code.id} code={code} />}
        </SoughtRow>
      )}
      {shown === null && !isNew && (
        <PagedGrid
          list={list}
          caption={t('reserve.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ code }) => code}
          savedAs="admin-reserve-codes"
          exportAs="reserve-codes"
          empty={<EmptyState title={t('reserve.empty.title')} text={t('reserve.empty.text')} />}
        />
      )}
    </StaffPage>
  );
}

/** Whether a code still lets anybody in. */
export function reserveCodeState(
  { active, expiresAt, mostUses, usedCount }: ReserveCode,
  nowMs = Date.now(),
): (typeof RESERVE_CODE_STATES)[number] {
  if (!active) return 'off';
  if (expiresAt !== null && Date.parse(expiresAt) <= nowMs) return 'over';
  return mostUses !== null && usedCount >= mostUses ? 'used' : 'live';
}

function useCodeColumns(): readonly GridColumn<ReserveCode>[] {
  const t = useReserveT();
  const format = useFormat();
  return useMemo(() => {
    const column = (id: string, width: number) => ({ id, header: t(`reserve.column.${id}`), width, sortable: false });
    return [
      {
        ...column('code', 12),
        isRowHeader: true,
        value: ({ code }) => code,
        cell: ({ id, code }) => <Link to={`${PATH}?code=${encodeURIComponent(id)}`}>{code}</Link>,
        filter: { kind: 'text' },
      },
      {
        ...column('state', 9),
        value: (code) => t(`reserve.state.${reserveCodeState(code)}`),
        cell: (code, value) => <Badge tone={reserveCodeState(code) === 'live' ? 'success' : 'neutral'}>{value}</Badge>,
        filter: { kind: 'choice', options: RESERVE_CODE_STATES.map((value) => ({ value, label: t(`reserve.state.${value}`) })) },
      },
      { ...column('note', 18), value: ({ note }) => note },
      {
        ...column('uses', 9),
        align: 'end',
        value: ({ usedCount }) => usedCount,
        cell: ({ usedCount, mostUses }) =>
          mostUses === null ? format.number(usedCount) : `${format.number(usedCount)} / ${format.number(mostUses)}`,
      },
      {
        ...column('expires', 11),
        value: ({ expiresAt }) => expiresAt,
        cell: ({ expiresAt }) => expiresAt !== null && format.date(expiresAt, { dateStyle: 'medium', timeStyle: 'short' }),
      },
      {
        ...column('created', 10),
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => format.date(createdAt, { dateStyle: 'medium' }),
      },
    ];
  }, [t, format]);
}
