import type { PrivacyRequest } from '@orime/contracts/api/office/privacy-request';
import { Link, useSearchParams, useSession } from '@orime/platform';
import { buttonStyles, EmptyState } from '@orime/ui';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { SoughtRow } from '../../parts/sought-row.tsx';
import { FileForm } from './file-form.tsx';
import { usePrivacyT } from './privacy-requests-texts.ts';
import { RequestRecord } from './request-record.tsx';
import { useRequestColumns } from './use-request-columns.tsx';

const PATH = '/admin/privacy-requests';

/** Who wants a copy of their data or its erasure (`?request=`), and one by letter (`?new`). Most are answered by themselves; those that wait for staff have a deadline. */
export default function PrivacyRequestsScreen() {
  const t = usePrivacyT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useSearchParams();
  const { view } = useGridAddress();
  const columns = useRequestColumns(PATH);
  const shown = search.get('request');
  const isNew = search.has('new');
  const isList = shown === null && !isNew;
  const { status, kind } = view.filters;
  const list = usePages<PrivacyRequest>({
    key: ['privacy-request'],
    url: '/api/privacy-request/',
    query: shown === null ? { status, kind } : { id: shown },
    enabled: isSignedIn,
  });
  return (
    <StaffPage
      title={t('privacy.title')}
      dek={isList ? t('privacy.dek') : undefined}
      error={list.error}
      actions={
        isList && (
          <Link css={buttonStyles()} to={`${PATH}?new`}>
            {t('privacy.new')}
          </Link>
        )
      }
    >
      {isNew && <FileForm path={PATH} />}
      {shown !== null && (
        <SoughtRow list={list} isSought={({ id }) => id === shown} path={PATH} parameter="request">
          {(request) => <RequestRecord key={request.id} request={request} />}
        </SoughtRow>
      )}
      {isList && (
        <PagedGrid
          list={list}
          caption={t('privacy.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ email }) => email}
          savedAs="admin-privacy"
          exportAs="privacy-requests"
          empty={<EmptyState title={t('privacy.empty.title')} text={t('privacy.empty.text')} />}
        />
      )}
    </StaffPage>
  );
}
