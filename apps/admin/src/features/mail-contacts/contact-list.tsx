import type { MailContact } from '@orime/contracts/api/office/admin-mail';
import { useNavigate, useSession } from '@orime/platform';
import { Button, EmptyState } from '@orime/ui';
import { useState } from 'react';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { readCountry } from '../../lists/read-country.ts';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import type { ChosenReceivers } from '../send-email/index.ts';
import { useMailContactsT } from './mail-contacts-texts.ts';
import { useMailContactColumns } from './use-mail-contact-columns.tsx';

const URLS = { designers: '/api/admin/designer-emails', producers: '/api/admin/producer-emails' } as const;

/** As many receivers as a letter may name one by one. */
const MOST_RECEIVERS = 1000;

/** Designers or producers with their addresses. Who is selected and wants letters is written to. */
export function ContactList({ list: kind }: { readonly list: keyof typeof URLS }) {
  const t = useMailContactsT();
  const navigate = useNavigate();
  const isSignedIn = useSession().status === 'signed-in';
  const { view } = useGridAddress();
  const columns = useMailContactColumns();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { name: q, country, language, status } = view.filters;
  const list = usePages<MailContact>({
    key: ['mail-contact', kind],
    url: URLS[kind],
    query: { q, country: readCountry(country), language, status },
    enabled: isSignedIn,
  });
  const chosen = list.rows?.filter(({ id }) => selected.has(id)) ?? [];
  const receivers = chosen.filter(({ mailable }) => mailable).slice(0, MOST_RECEIVERS);

  function handleWrite(): void {
    const state: ChosenReceivers = { list: kind, userIds: receivers.map(({ userId }) => userId) };
    void navigate('/admin/send-email', { state });
  }

  return (
    <StaffPage title={t(`mail-contacts.${kind}.title`)} dek={t(`mail-contacts.${kind}.dek`)} error={list.error}>
      <PagedGrid
        list={list}
        caption={t(`mail-contacts.${kind}.title`)}
        columns={columns}
        rowId={({ id }) => id}
        rowName={({ name, nameJp }) => name || nameJp}
        savedAs={`admin-${kind}-emails`}
        exportAs={`${kind}-emails`}
        selected={selected}
        onSelect={setSelected}
        actions={
          chosen.length > 0 && (
            <Button size="sm" disabled={receivers.length === 0} onClick={handleWrite}>
              {receivers.length === chosen.length
                ? t('mail-contacts.write', { count: receivers.length })
                : t('mail-contacts.write.some', { count: receivers.length, all: chosen.length })}
            </Button>
          )
        }
        empty={<EmptyState title={t('mail-contacts.empty.title')} text={t('mail-contacts.empty.text')} />}
      />
    </StaffPage>
  );
}
