import { Link, useMutation, useQuery, useQueryClient, useSession, useT } from '@orime/platform';
import { Badge, Button, Heading, Notice, Page, Text, buttonStyles, color, css, space } from '@orime/ui';
import { AdminLayout } from '../../layout/index.ts';
import { GmailAccess } from './gmail-access.tsx';
import { endConnection, statusQuery } from './gmail.api.ts';
import { NotConfigured } from './not-configured.tsx';

/** Whether mail goes out through an admin's Gmail, and how to begin or end that. */
export default function GmailerScreen() {
  const t = useT('admin');
  const queries = useQueryClient();
  const isSignedIn = useSession().status === 'signed-in';
  const { data, error, isFetching, refetch } = useQuery({ ...statusQuery, enabled: isSignedIn });
  const end = useMutation({ mutationFn: endConnection, onSettled: () => queries.invalidateQueries({ queryKey: statusQuery.queryKey }) });

  if (!isSignedIn || data === undefined)
    return <GmailAccess {...{ isSignedIn, error }} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <AdminLayout>
      <Page>
        <div css={styles.root}>
          <header css={styles.head}>
            <Heading level={1} size={2}>
              {t('gmail.title')}
            </Heading>
            <Text tone="muted">{t('gmail.dek')}</Text>
          </header>
          {end.isError && (
            <Notice tone="danger" role="alert">
              {t('gmail.failed')}
            </Notice>
          )}
          {data.configured ? (
            <section css={styles.card}>
              <p css={styles.line}>
                {t('gmail.connection')}{' '}
                <Badge tone={data.connected ? 'success' : 'neutral'}>{t(data.connected ? 'gmail.connected' : 'gmail.not-connected')}</Badge>
              </p>
              <Text tone="muted">{t(data.connected ? 'gmail.connected.text' : 'gmail.not-connected.text')}</Text>
              {data.connected ? (
                <Button variant="secondary" css={styles.action} busy={end.isPending} onClick={() => end.mutate()}>
                  {t('gmail.disconnect')}
                </Button>
              ) : (
                <Link css={[...buttonStyles(), styles.action]} to="/authorize-oauth">
                  {t('gmail.connect')}
                </Link>
              )}
            </section>
          ) : (
            <NotConfigured />
          )}
        </div>
      </Page>
    </AdminLayout>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[5], maxWidth: '44rem' }),
  head: css({ display: 'grid', gap: space[2] }),
  card: css({ display: 'grid', gap: space[3], padding: space[5], border: `1px solid ${color.line}` }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
  action: css({ justifySelf: 'start' }),
};
