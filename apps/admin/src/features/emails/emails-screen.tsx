import type { SentEmail } from '@orime/contracts/api/office/admin-mail';
import { Link, useSearchParams, useSession } from '@orime/platform';
import { EmptyState, Notice, Stack } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { readDays } from '../../lists/read-days.ts';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { Bounces } from './bounces.tsx';
import { useEmailsT } from './emails-texts.ts';
import { MailRecord } from './mail-record.tsx';
import { useMailColumns } from './use-mail-columns.tsx';

const TABS = ['log', 'bounces'] as const;

/** Every mail that left, or did not: the log, one with its body (`?mail=`), and the addresses that mail does not reach. */
export default function EmailsScreen() {
  const t = useEmailsT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const { view } = useGridAddress();
  const columns = useMailColumns();
  const { recipient: q, status, template, created } = view.filters;
  const mailing = search.get('mailing') ?? undefined;
  const list = usePages<SentEmail>({
    key: ['sent-email', 'all'],
    url: '/api/admin/emails',
    query: { q, status, template, mailing, ...readDays(created) },
    enabled: isSignedIn,
  });
  const shown = search.get('mail');
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'log';
  return (
    <StaffPage title={t('emails.title')} dek={shown === null ? t('emails.dek') : undefined} error={list.error}>
      {shown !== null && <MailRecord key={shown} id={shown} />}
      {shown === null && (
        <Tabs
          label={t('emails.title')}
          tabs={TABS.map((value) => ({ value, label: t(`emails.tab.${value}`) }))}
          value={tab}
          onChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
        >
          {tab === 'bounces' && <Bounces />}
          {tab === 'log' && (
            <Stack gap={4}>
              {mailing !== undefined && (
                <Notice>
                  {t('emails.of-mailing')} <Link to="/admin/emails">{t('emails.all')}</Link>
                </Notice>
              )}
              <PagedGrid
                list={list}
                caption={t('emails.title')}
                columns={columns}
                rowId={({ id }) => id}
                rowName={({ recipient: to, subject }) => `${to} ${subject}`}
                savedAs="admin-emails"
                exportAs="sent-mail"
                empty={<EmptyState title={t('emails.empty.title')} text={t('emails.empty.text')} />}
              />
            </Stack>
          )}
        </Tabs>
      )}
    </StaffPage>
  );
}
