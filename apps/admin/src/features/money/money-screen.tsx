import { useQuery, useSearchParams, useSession } from '@orime/platform';
import { Stack } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { adminStatsQuery, StaffPage } from '../../layout/index.ts';
import { InvoiceGrid, InvoiceRecord } from '../invoices/index.ts';
import { CommissionRun } from './commission-run.tsx';
import { Disputes } from './disputes/disputes.tsx';
import { Expenses } from './expenses/expenses.tsx';
import { Ledger } from './ledger.tsx';
import { useMoneyT } from './money-texts.ts';
import { Payouts } from './payouts/payouts.tsx';
import { Rates } from './rates/rates.tsx';

const TABS = ['payouts', 'invoices', 'expenses', 'rates', 'disputes', 'ledger'] as const;
const PATH = '/admin/money';

/** What the marketplace owes and is owed: payouts, invoices, expenses, commission, and the sums of the ledger. */
export default function MoneyScreen() {
  const t = useMoneyT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'payouts';
  const invoice = search.get('invoice');
  // Sellers may list what is theirs; the numbers are an admin's alone, and so is this screen.
  const gate = useQuery({ ...adminStatsQuery, enabled: isSignedIn, retry: false });

  return (
    <StaffPage title={t('money.title')} dek={invoice === null ? t('money.dek') : undefined} error={gate.error}>
      {invoice !== null && <InvoiceRecord key={invoice} id={invoice} path={PATH} />}
      {invoice === null && gate.data !== undefined && (
        <Tabs
          label={t('money.title')}
          tabs={TABS.map((value) => ({ value, label: t(`money.tab.${value}`) }))}
          value={tab}
          // Expenses open on those that wait.
          onChange={(next) =>
            setSearch(next === 'expenses' ? { tab: next, 'f.status': 'submitted' } : { tab: next }, {
              replace: true,
              preventScrollReset: true,
            })
          }
        >
          {tab === 'payouts' && <Payouts />}
          {tab === 'invoices' && (
            <Stack gap={6}>
              <CommissionRun />
              <InvoiceGrid path={PATH} caption={t('money.tab.invoices')} />
            </Stack>
          )}
          {tab === 'expenses' && <Expenses />}
          {tab === 'rates' && <Rates />}
          {tab === 'disputes' && <Disputes />}
          {tab === 'ledger' && <Ledger />}
        </Tabs>
      )}
    </StaffPage>
  );
}
