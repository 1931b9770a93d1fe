import type { AuditItem } from '@orime/contracts/api/office/admin';
import { useSearchParams, useSession } from '@orime/platform';
import { EmptyState } from '@orime/ui';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { readDays } from '../../lists/read-days.ts';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { SoughtRow } from '../../parts/sought-row.tsx';
import { AuditEntry } from './audit-entry.tsx';
import { actionOf } from './audit-filter.ts';
import { useAuditT } from './audit-texts.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

/** What staff did: the list, and one entry with every value before and after (`?entry=`). */
export default function AuditScreen() {
  const t = useAuditT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useSearchParams();
  const { view } = useGridAddress();
  const columns = useAuditColumns();
  const shown = search.get('entry');
  const { actor, action, entity, entityId, at } = view.filters;
  const list = usePages<AuditItem>({
    key: ['audit'],
    url: '/api/admin/audit',
    query: shown === null ? { actor, action: actionOf(action), entity, entityId, ...readDays(at) } : { id: shown },
    enabled: isSignedIn,
  });
  return (
    <StaffPage title={t('audit.title')} dek={shown === null ? t('audit.dek') : undefined} error={list.error}>
      {shown !== null && (
        <SoughtRow list={list} isSought={({ id }) => String(id) === shown} path="/admin/audit" parameter="entry">
          {(entry) => <AuditEntry entry={entry} />}
        </SoughtRow>
      )}
      {shown === null && (
        <PagedGrid
          list={list}
          caption={t('audit.title')}
          columns={columns}
          rowId={({ id }) => String(id)}
          rowName={({ action: what, entityId: of }) => `${what} ${of ?? ''}`}
          savedAs="admin-audit"
          exportAs="audit"
          empty={<EmptyState title={t('audit.empty.title')} text={t('audit.empty.text')} />}
        />
      )}
    </StaffPage>
  );
}
