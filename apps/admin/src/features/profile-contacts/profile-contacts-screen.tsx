import type { ContactMessage } from '@orime/contracts/api/office/admin-mail';
import { useSearchParams, useSession } from '@orime/platform';
import { EmptyState } from '@orime/ui';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { SoughtRow } from '../../parts/sought-row.tsx';
import { ContactRecord } from './contact-record.tsx';
import { useContactsT } from './contacts-texts.ts';
import { useContactColumns } from './use-contact-columns.tsx';

/** What visitors wrote through the forms of the site: the list, and one with its answers (`?message=`). */
export default function ProfileContactsScreen() {
  const t = useContactsT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search] = useSearchParams();
  const { view } = useGridAddress();
  const columns = useContactColumns();
  const shown = search.get('message');
  const { status, topic, assignee, ref } = view.filters;
  const list = usePages<ContactMessage>({
    key: ['contact-message', 'all'],
    url: '/api/admin/profile-contacts',
    query: shown === null ? { status, topic, assignee, ref } : { id: shown },
    enabled: isSignedIn,
  });
  return (
    <StaffPage title={t('contacts.title')} dek={shown === null ? t('contacts.dek') : undefined} error={list.error}>
      {shown !== null && (
        <SoughtRow list={list} isSought={({ id }) => id === shown} path="/admin/profile-contacts" parameter="message">
          {(message) => <ContactRecord key={message.id} message={message} />}
        </SoughtRow>
      )}
      {shown === null && (
        <PagedGrid
          list={list}
          caption={t('contacts.title')}
          columns={columns}
          rowId={({ id }) => id}
          rowName={({ name }) => name}
          savedAs="admin-contacts"
          exportAs="messages"
          empty={<EmptyState title={t('contacts.empty.title')} text={t('contacts.empty.text')} />}
        />
      )}
    </StaffPage>
  );
}
