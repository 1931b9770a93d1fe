import type { AdminUser } from '@orime/contracts/api/office/admin';
import { useSearchParams, useSession } from '@orime/platform';
import { EmptyState } from '@orime/ui';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { SoughtRow } from '../../parts/sought-row.tsx';
import { usePeopleT } from './people-texts.ts';
import { PersonRecord } from './person-record.tsx';
import { usePeopleColumns } from './use-people-columns.tsx';

/** Every account: the list, and one with its role, its trust and its lock (`?user=`). */
export default function PeopleScreen() {
  const t = usePeopleT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useSearchParams();
  const { view } = useGridAddress();
  const columns = usePeopleColumns();
  const shown = search.get('user');
  const { name: q, type, role: staffRole, status } = view.filters;
  const list = usePages<AdminUser>({
    key: ['user', 'all'],
    url: '/api/admin/users',
    query: shown === null ? { q, type, staffRole, status } : { id: shown },
    enabled: isSignedIn,
  });
  return (
    <StaffPage title={t('people.title')} dek={shown === null ? t('people.dek') : undefined} error={list.error}>
      {shown !== null && (
        <SoughtRow list={list} isSought={({ id }) => id === shown} path="/admin/people" parameter="user">
          {(person) => <PersonRecord key={person.id} person={person} />}
        </SoughtRow>
      )}
      {shown === null && (
        <PagedGrid
          list={list}
          caption={t('people.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ name, email }) => name || email}
          savedAs="admin-people"
          exportAs="accounts"
          empty={<EmptyState title={t('people.empty.title')} text={t('people.empty.text')} />}
        />
      )}
    </StaffPage>
  );
}
