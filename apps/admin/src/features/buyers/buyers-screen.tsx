import type { BuyerSummary } from '@orime/contracts/api/trade/buyer-staff';
import { useSearchParams, useSession } from '@orime/platform';
import { EmptyState } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { StaffPage } from '../../layout/index.ts';
import { PagedGrid } from '../../lists/paged-grid.tsx';
import { useGridAddress } from '../../lists/use-grid-address.ts';
import { usePages } from '../../lists/use-pages.ts';
import { BuyerDesk } from './buyer-desk.tsx';
import { useBuyersT } from './buyers-texts.ts';
import { useBuyerColumns } from './use-buyer-columns.tsx';

const TABS = ['waiting', 'recheck', 'all'] as const;
type BuyersTab = (typeof TABS)[number];

/** Companies that want to buy wholesale: those that wait, the longest first; those that changed something; all. A manager's own. */
export default function BuyersScreen() {
  const t = useBuyersT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'waiting';
  const { view } = useGridAddress();
  const columns = useBuyerColumns(tab);
  const list = usePages<BuyerSummary>({ ...readOf(tab, view.filters), enabled: isSignedIn });
  const shown = search.get('buyer');

  return (
    <StaffPage title={t('buyers.title')} dek={t('buyers.dek')} error={list.error}>
      {shown === null ? (
        <Tabs
          label={t('buyers.title')}
          tabs={TABS.map((value) => ({ value, label: t(`buyers.tab.${value}`) }))}
          value={tab}
          onChange={(next) => setSearch({ tab: next }, { replace: true, preventScrollReset: true })}
        >
          <PagedGrid
            list={list}
            caption={t(`buyers.tab.${tab}`)}
            columns={columns}
            rowId={({ id }) => id}
            rowName={({ tradeName, companyLegal }) => tradeName || companyLegal}
            savedAs={tab === 'all' ? 'admin-buyers' : undefined}
            exportAs="buyers"
            empty={<EmptyState title={t(`buyers.empty.${tab}.title`)} text={t(`buyers.empty.${tab}.text`)} />}
          />
        </Tabs>
      ) : (
        <BuyerDesk key={shown} id={shown} queue={list.rows ?? []} />
      )}
    </StaffPage>
  );
}

/** Where the rows of a tab come from. What waits has one order and no filters. */
function readOf(tab: BuyersTab, { name, status, country, manager }: Readonly<Record<string, string>>) {
  if (tab === 'waiting') return { key: ['buyer', 'waiting'], url: '/api/buyer/pending-verification' };
  if (tab === 'recheck') return { key: ['buyer', 'recheck'], url: '/api/buyer/all', query: { recheck: true } };
  return { key: ['buyer', 'all'], url: '/api/buyer/all', query: { q: name, verification: status, country: countryOf(country), manager } };
}

/** A code is asked for when it is whole: while it is typed the list stays. */
function countryOf(typed = ''): string | undefined {
  const code = typed.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : undefined;
}
