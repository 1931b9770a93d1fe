import type { FrontEndError } from '@orime/contracts/api/office/errors';
import { useQuery, useSearchParams, useSession } from '@orime/platform';
import { EmptyState } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { ErrorRecord } from './error-record.tsx';
import { useErrorsT } from './errors-texts.ts';
import { releasesQuery } from './errors.api.ts';
import { useErrorColumns } from './use-error-columns.tsx';

const TABS = ['open', 'resolved', 'ignored', 'all'] as const;

/** What went wrong in browsers, one row a cause, with the build it was last seen in; one with its stack (`?error=`). */
export default function ErrorsScreen() {
  const t = useErrorsT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'open';
  const status = tab === 'all' ? undefined : tab;
  const { view } = useGridAddress();
  const releases = useQuery({ ...releasesQuery(status), enabled: isSignedIn });
  const columns = useErrorColumns(releases.data?.releases);
  const list = usePages<FrontEndError>({
    key: ['errors', tab],
    url: '/api/errors/front-end',
    query: { status, release: view.filters['release'] },
    enabled: isSignedIn,
  });
  const shown = search.get('error');

  return (
    <StaffPage title={t('errors.title')} dek={shown === null ? t('errors.dek') : undefined} error={list.error}>
      {shown === null ? (
        <Tabs
          label={t('errors.title')}
          tabs={TABS.map((value) => ({ value, label: t(`errors.tab.${value}`) }))}
          value={tab}
          onChange={(next) => setSearch(next === 'open' ? {} : { tab: next }, { replace: true, preventScrollReset: true })}
        >
          <PagedGrid
            list={list}
            caption={t(`errors.tab.${tab}`)}
            columns={columns}
            rowId={({ id }) => id}
            rowName={({ message }) => message}
            savedAs="admin-errors"
            exportAs="errors"
            empty={<EmptyState title={t('errors.empty.title')} text={t('errors.empty.text')} />}
          />
        </Tabs>
      ) : (
        <ErrorRecord key={shown} id={shown} />
      )}
    </StaffPage>
  );
}
