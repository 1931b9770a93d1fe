import { signOut, useNavigate, useQuery, useSession, useT, useTab } from '@orime/platform';
import { Button, css, Heading, Notice, Page, space, Text } from '@orime/ui';
import { onboardingQuery, OpeningCard, VerifyNotice } from '../dashboard/index.ts';
import { ExpenseList } from '../expense/index.ts';
import { MembersOnly } from '../members/index.ts';
import { CapacityCalendar, RunsView } from '../production/index.ts';
import { RfqList } from '../rfq/index.ts';
import { useManufacturersT } from './manufacturers-texts.ts';
import { ProducerFigures } from './producer-figures.tsx';
import { ProducerToday } from './producer-today.tsx';
import { PublicPage } from './public-page.tsx';

/** A producer's home: requests for quotes, work in hand, and how full the coming weeks are. */
export default function DashboardManufacturersScreen() {
  const t = useT('designer-studio');
  const tm = useManufacturersT();
  const session = useSession();
  const navigate = useNavigate();
  const tab = useTab(['overview', 'requests', 'runs', 'capacity', 'expenses']);
  const user = session.status === 'signed-in' ? session.user : undefined;
  const isProducer = user?.type === 'producer';
  const { data: onboarding } = useQuery({ ...onboardingQuery(), enabled: isProducer });
  if (user !== undefined && !isProducer) return <MembersOnly kind="producer" />;

  function handleSignOut(): void {
    signOut();
    void navigate('/');
  }

  return (
    <Page css={styles.page}>
      <header css={styles.head}>
        <div>
          <Heading level={1} size={2}>
            {user === undefined ? t('dashboard.title') : t('dashboard.hello', { name: user.name })}
          </Heading>
          {user && (
            <Text size="sm" tone="muted">
              {user.email}
            </Text>
          )}
        </div>
        <Button variant="ghost" onClick={handleSignOut}>
          {t('dashboard.sign-out')}
        </Button>
      </header>
      {onboarding?.status === 'approved' && <VerifyNotice />}
      {onboarding?.status === 'suspended' && <Notice tone="danger">{t('dashboard.suspended')}</Notice>}
      {user && tab === 'overview' && (
        <>
          <ProducerFigures />
          <OpeningCard user={user} kind="producer" />
          <ProducerToday />
          <PublicPage status={onboarding?.status} />
        </>
      )}
      {user && tab === 'requests' && <RfqList side="producer" />}
      {user && tab === 'runs' && (
        <RunsView empty={{ title: tm('manufacturers.runs.empty.title'), text: tm('manufacturers.runs.empty.text') }} />
      )}
      {user && tab === 'capacity' && <CapacityCalendar />}
      {user && tab === 'expenses' && <ExpenseList />}
    </Page>
  );
}

const styles = {
  page: css({ display: 'grid', gap: space[6], alignContent: 'start', '& > *': { minWidth: 0 } }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], justifyContent: 'space-between', alignItems: 'end' }),
};
