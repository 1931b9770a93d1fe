import type { Return } from '@orime/contracts/api/selling/return';
import { useSearchParams, useSession } from '@orime/platform';
import { EmptyState } from '@orime/ui';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { ReturnRecord } from './return-record.tsx';
import { useReturnsT } from './returns-texts.ts';
import { useReturnColumns } from './use-return-columns.tsx';

/** Everybody's returns: the list, and one with its next step (`?return=`). */
export default function ReturnsScreen() {
  const t = useReturnsT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useSearchParams();
  const { view } = useGridAddress();
  const columns = useReturnColumns();
  const { number: q, status } = view.filters;
  const list = usePages<Return>({ key: ['return', 'all'], url: '/api/return/', query: { q, status }, enabled: isSignedIn });
  const shown = search.get('return');
  return (
    <StaffPage title={t('returns.title')} dek={shown === null ? t('returns.dek') : undefined} error={list.error}>
      {shown === null ? (
        <PagedGrid
          list={list}
          caption={t('returns.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ number }) => number}
          savedAs="admin-returns"
          exportAs="returns"
          empty={<EmptyState title={t('returns.empty.title')} text={t('returns.empty.text')} />}
        />
      ) : (
        <ReturnRecord key={shown} id={shown} />
      )}
    </StaffPage>
  );
}
