import type { SessionUser } from '@orime/contracts';
import { Link, signOut, useNavigate, useQuery, useT } from '@orime/platform';
import { Button, buttonStyles, css, EmptyState, Heading, Notice, Page, space, Text } from '@orime/ui';
import { onboardingQuery } from './dashboard.api.ts';
import { OpeningCard } from './opening-card.tsx';
import { VerifyNotice } from './verify-notice.tsx';

/** A producer's home. Fetches. */
export function ProducerDashboard({ user }: { readonly user: SessionUser }) {
  const t = useT('designer-studio');
  const navigate = useNavigate();
  const { data } = useQuery(onboardingQuery());

  function handleSignOut(): void {
    signOut();
    void navigate('/');
  }

  const globe = (
    <Link css={buttonStyles({ variant: 'secondary' })} to="/globe">
      {t('dashboard.globe')}
    </Link>
  );
  return (
    <Page css={styles.page}>
      <header css={styles.head}>
        <div>
          <Heading level={1} size={2}>
            {t('dashboard.hello', { name: user.name })}
          </Heading>
          <Text size="sm" tone="muted">
            {user.email}
          </Text>
        </div>
        <Button variant="ghost" onClick={handleSignOut}>
          {t('dashboard.sign-out')}
        </Button>
      </header>
      {data?.status === 'approved' && <VerifyNotice />}
      {data?.status === 'suspended' && <Notice tone="danger">{t('dashboard.suspended')}</Notice>}
      <OpeningCard user={user} kind="producer" />
      {data?.status === null && <EmptyState title={t('dashboard.producer.title')} text={t('dashboard.producer.text')} actions={globe} />}
      {data?.status === 'approved' && (
        <EmptyState title={t('dashboard.producer.open.title')} text={t('dashboard.producer.open.text')} actions={globe} />
      )}
    </Page>
  );
}

const styles = {
  page: css({ display: 'grid', gap: space[6], alignContent: 'start' }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], justifyContent: 'space-between', alignItems: 'end' }),
};
