import type { ContentReport } from '@orime/contracts/api/office/report';
import { useSearchParams, useSession } from '@orime/platform';
import { EmptyState } from '@orime/ui';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { SoughtRow } from '../../parts/sought-row.tsx';
import { ReportRecord } from './report-record.tsx';
import { useReportsT } from './reports-texts.ts';
import { useReportColumns } from './use-report-columns.tsx';

/** What people reported as wrong: the list, and one with its evidence and its decision (`?report=`). */
export default function ReportsScreen() {
  const t = useReportsT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useSearchParams();
  const { view } = useGridAddress();
  const columns = useReportColumns();
  const shown = search.get('report');
  const { target: q, status, reason } = view.filters;
  const list = usePages<ContentReport>({
    key: ['report', 'all'],
    url: '/api/report/',
    query: shown === null ? { q, status, reason } : { id: shown },
    enabled: isSignedIn,
  });
  return (
    <StaffPage title={t('reports.title')} dek={shown === null ? t('reports.dek') : undefined} error={list.error}>
      {shown !== null && (
        <SoughtRow list={list} isSought={({ id }) => id === shown} path="/admin/reports" parameter="report">
          {(report) => <ReportRecord key={report.id} report={report} />}
        </SoughtRow>
      )}
      {shown === null && (
        <PagedGrid
          list={list}
          caption={t('reports.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ target }) => target}
          savedAs="admin-reports"
          exportAs="reports"
          empty={<EmptyState title={t('reports.empty.title')} text={t('reports.empty.text')} />}
        />
      )}
    </StaffPage>
  );
}
