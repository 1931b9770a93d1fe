import { Link, useMutation, useQuery, useQueryClient, useSearchParams, useSession, useT } from '@orime/platform';
import { Badge, Button, Heading, Notice, Page, Text, buttonStyles, color, css, space } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { AdminLayout } from '../../layout/index.ts';
import { Panel } from '../../parts/panel.tsx';
import { Composer, Mailings } from '../send-email/index.ts';
import { GmailAccess } from './gmail-access.tsx';
import { endConnection, statusQuery } from './gmail.api.ts';
import type { GmailStatus } from './gmail.api.ts';
import { NotConfigured } from './not-configured.tsx';

const TABS = ['write', 'mailings'] as const;

/** Letters from an admin's own Gmail: how to connect it, one to write, and those that left by it. Without it the site's own queue. */
export default function GmailerScreen() {
  const t = useT('admin');
  const isSignedIn = useSession().status === 'signed-in';
  const { data, error, isFetching, refetch } = useQuery({ ...statusQuery, enabled: isSignedIn });

  if (!isSignedIn || data === undefined)
    return <GmailAccess {...{ isSignedIn, error }} isBusy={isFetching} onRetry={() => void refetch()} />;
  return (
    <AdminLayout>
      <Page width="wide">
        <div css={styles.root}>
          <header css={styles.head}>
            <Heading level={1} size={2}>
              {t('gmail.title')}
            </Heading>
            <Text tone="muted">{t('gmail.dek')}</Text>
          </header>
          {data.configured ? <Connection status={data} /> : <NotConfigured />}
          {data.configured && data.connected ? <Letters /> : <OwnQueue />}
        </div>
      </Page>
    </AdminLayout>
  );
}

function Connection({ status: { connected } }: { readonly status: GmailStatus }) {
  const t = useT('admin');
  const queries = useQueryClient();
  const end = useMutation({ mutationFn: endConnection, onSettled: () => queries.invalidateQueries({ queryKey: statusQuery.queryKey }) });
  return (
    <>
      {end.isError && (
        <Notice tone="danger" role="alert">
          {t('gmail.failed')}
        </Notice>
      )}
      <section css={styles.card}>
        <div css={styles.words}>
          <p css={styles.line}>
            {t('gmail.connection')}{' '}
            <Badge tone={connected ? 'success' : 'neutral'}>{t(connected ? 'gmail.connected' : 'gmail.not-connected')}</Badge>
          </p>
          <Text tone="muted">{t(connected ? 'gmail.connected.text' : 'gmail.not-connected.text')}</Text>
        </div>
        {connected ? (
          <Button variant="secondary" busy={end.isPending} onClick={() => end.mutate()}>
            {t('gmail.disconnect')}
          </Button>
        ) : (
          <Link css={buttonStyles()} to="/authorize-oauth">
            {t('gmail.connect')}
          </Link>
        )}
      </section>
    </>
  );
}

/** The composer, and what left by Gmail. */
function Letters() {
  const t = useT('admin');
  const [search, setSearch] = useSearchParams();
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'write';
  const goTo = (next: (typeof TABS)[number]): void => setSearch({ tab: next }, { preventScrollReset: true });
  return (
    <Tabs label={t('gmail.title')} tabs={TABS.map((value) => ({ value, label: t(`gmail.tab.${value}`) }))} value={tab} onChange={goTo}>
      {tab === 'write' && <Composer via="gmail" chosen={undefined} onSent={() => goTo('mailings')} />}
      {tab === 'mailings' && <Mailings via="gmail" />}
    </Tabs>
  );
}

/** What letters go out by instead, and to whom one could write. */
function OwnQueue() {
  const t = useT('admin');
  return (
    <Panel title={t('gmail.own')} aside={<Text tone="muted">{t('gmail.own.text')}</Text>}>
      <nav css={styles.ways} aria-label={t('gmail.own')}>
        {(['send-email', 'designer-emails', 'producer-emails', 'profile-contacts'] as const).map((name) => (
          <Link key={name} css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`/admin/${name}`}>
            {t(`rail.${name}`)}
          </Link>
        ))}
      </nav>
      <Mailings via="site" />
    </Panel>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[6], minWidth: 0, '& > *': { minWidth: 0 } }),
  head: css({ display: 'grid', gap: space[2] }),
  card: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    padding: space[5],
    border: `1px solid ${color.line}`,
  }),
  words: css({ display: 'grid', gap: space[2], flex: '1 1 20rem', minWidth: 0 }),
  line: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] }),
  ways: css({ display: 'flex', flexWrap: 'wrap', gap: space[3] }),
};
