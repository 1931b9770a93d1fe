import type { ApplicationSummary } from '@orime/contracts/api/people/application';
import { useSearchParams, useSession } from '@orime/platform';
import { EmptyState } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { readCountry } from '../../lists/read-country.ts';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { ApplicationRecord } from './application/application-record.tsx';
import { useApplicationColumns } from './application/use-application-columns.tsx';
import { useApplicationsT } from './applications-texts.ts';
import type { CastingSummary } from './applications.api.ts';
import { CastingRecord } from './casting/casting-record.tsx';
import { useCastingColumns } from './casting/use-casting-columns.tsx';

/** Who wants to join: applications and castings, each a list and one record (`?application=`, `?casting=`). */
export default function ApplicationsScreen() {
  const t = useApplicationsT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const { view } = useGridAddress();
  const [application, casting] = [search.get('application'), search.get('casting')];
  const isCastings = casting !== null || (application === null && search.get('tab') === 'castings');
  const { name: q, kind, status, country } = view.filters;
  const applications = usePages<ApplicationSummary>({
    key: ['application', 'all'],
    url: '/api/application/',
    query: { q, kind, status, country: readCountry(country) },
    enabled: isSignedIn && !isCastings,
  });
  const castings = usePages<CastingSummary>({
    key: ['casting', 'all'],
    url: '/api/model-intake/',
    query: { status },
    enabled: isSignedIn && isCastings,
  });
  const applicationColumns = useApplicationColumns();
  const castingColumns = useCastingColumns();
  const list = isCastings ? castings : applications;
  const idsOf = (rows: readonly { readonly id: string }[] | undefined): readonly string[] => (rows ?? []).map(({ id }) => id);

  if (application !== null || casting !== null)
    return (
      <StaffPage title={t('applications.title')} error={list.error}>
        {application !== null ? (
          <ApplicationRecord key={application} id={application} ids={idsOf(applications.rows)} />
        ) : (
          <CastingRecord key={casting} id={casting ?? ''} ids={idsOf(castings.rows)} />
        )}
      </StaffPage>
    );
  return (
    <StaffPage title={t('applications.title')} dek={t('applications.dek')} error={list.error}>
      <Tabs
        label={t('applications.title')}
        tabs={[
          { value: 'applications', label: t('applications.tab.applications') },
          { value: 'castings', label: t('applications.tab.castings') },
        ]}
        value={isCastings ? 'castings' : 'applications'}
        onChange={(tab) => setSearch(tab === 'castings' ? { tab } : {}, { replace: true, preventScrollReset: true })}
      >
        {isCastings ? (
          <PagedGrid
            list={castings}
            caption={t('applications.tab.castings')}
            columns={castingColumns}
            rowId={({ id }) => id}
            rowName={({ name }) => name}
            savedAs="admin-castings"
            exportAs="castings"
            empty={<EmptyState title={t('applications.empty.castings.title')} text={t('applications.empty.castings.text')} />}
          />
        ) : (
          <PagedGrid
            list={applications}
            caption={t('applications.tab.applications')}
            columns={applicationColumns}
            rowId={({ id }) => id}
            rowName={({ name }) => name}
            savedAs="admin-applications"
            exportAs="applications"
            empty={<EmptyState title={t('applications.empty.title')} text={t('applications.empty.text')} />}
          />
        )}
      </Tabs>
    </StaffPage>
  );
}
