import { useLocation, useQuery, useSearchParams, useSession } from '@orime/platform';
import { Tabs } from '@orime/ui/data';
import { adminStatsQuery, StaffPage } from '../../layout/index.ts';
import { readChosen } from './chosen-receivers.ts';
import { Composer } from './composer/composer.tsx';
import { Mailings } from './mailings/mailings.tsx';
import { useSendT } from './send-email-texts.ts';

const TABS = ['write', 'mailings'] as const;

/** A letter to many, and those that left before (`?tab=mailings`). Lists of receivers pass on who was selected. */
export default function SendEmailScreen() {
  const t = useSendT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const { state, key } = useLocation();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'write';
  // Nothing is read before a letter is written: the numbers of the rail say whether this is an admin.
  const gate = useQuery({ ...adminStatsQuery, enabled: isSignedIn, retry: false });
  const goTo = (next: (typeof TABS)[number]): void => setSearch({ tab: next }, { preventScrollReset: true });
  return (
    <StaffPage title={t('send.title')} dek={t('send.dek')} error={gate.error}>
      {gate.data !== undefined && (
        <Tabs label={t('send.title')} tabs={TABS.map((value) => ({ value, label: t(`send.tab.${value}`) }))} value={tab} onChange={goTo}>
          {tab === 'write' && <Composer key={key} via="site" chosen={readChosen(state)} onSent={() => goTo('mailings')} />}
          {tab === 'mailings' && <Mailings />}
        </Tabs>
      )}
    </StaffPage>
  );
}
