import type { SessionUser } from '@orime/contracts';
import { Link, signOut, useNavigate, useT } from '@orime/platform';
import { Button, buttonStyles, css, EmptyState, Heading, Page, space, Text } from '@orime/ui';
import { VerifyNotice } from './verify-notice.tsx';

/** A producer's home. */
export function ProducerDashboard({ user }: { readonly user: SessionUser }) {
  const t = useT('designer-studio');
  const navigate = useNavigate();
  const handleSignOut = () => {
    signOut();
    void navigate('/');
  };
  const actions = (
    <>
      <Link css={buttonStyles()} to="/create-producer">{t('producer.title')}</Link>
      <Link css={buttonStyles({ variant: 'secondary' })} to="/globe">{t('dashboard.globe')}</Link>
    </>
  );
  return (
    <Page css={styles.page}>
      <header css={styles.head}>
        <div>
          <Heading level={1} size={2}>{t('dashboard.hello', { name: user.name })}</Heading>
          <Text size="sm" tone="muted">{user.email}</Text>
        </div>
        <Button variant="ghost" onClick={handleSignOut}>{t('dashboard.sign-out')}</Button>
      </header>
      <VerifyNotice />
      <EmptyState title={t('dashboard.producer.title')} text={t('dashboard.producer.text')} actions={actions} />
    </Page>
  );
}

const styles = {
  page: css({ display: 'grid', gap: space[6], alignContent: 'start' }),
  head: css({ display: 'flex', flexWrap: 'wrap', gap: space[4], justifyContent: 'space-between', alignItems: 'end' }),
};
