import { AccessPanel, refusalOf } from '@orime/forms/access';
import { useQuery, useSearchParams, useSession, useT } from '@orime/platform';
import { css, Heading, Page, space, Text } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { AdminLayout } from '../../layout/index.ts';
import { AllDesigns } from './all-designs.tsx';
import { queueQuery } from './designs.api.ts';
import { ReviewQueue } from './review-queue.tsx';

/** Where admins decide what the shop shows: designs that wait for a decision, and all that are public. */
export default function UpdateAllDesignsScreen() {
  const t = useT('admin');
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const queue = useQuery({ ...queueQuery, enabled: isSignedIn });
  const refusal = isSignedIn ? refusalOf(queue.error) : 'sign-in';
  const waiting = queue.data?.length;

  if (refusal !== undefined)
    return (
      <Page>
        <AccessPanel refusal={refusal} text={refusal === 'not_found' ? undefined : t(`access.${refusal}.text`)} />
      </Page>
    );
  return (
    <AdminLayout>
      <Page>
        <header css={styles.head}>
          <Heading level={1} size={2}>
            {t('designs.title')}
          </Heading>
          <Text tone="muted">{t('designs.dek')}</Text>
        </header>
        <Tabs
          label={t('designs.tabs')}
          tabs={[
            { value: 'queue', label: waiting === undefined ? t('designs.tab.queue') : t('designs.tab.queue-count', { count: waiting }) },
            { value: 'all', label: t('designs.tab.all') },
          ]}
          value={search.get('tab') === 'all' ? 'all' : 'queue'}
          onChange={(tab) => setSearch(tab === 'all' ? { tab } : {}, { replace: true, preventScrollReset: true })}
        >
          {search.get('tab') === 'all' ? <AllDesigns /> : <ReviewQueue queue={queue} />}
        </Tabs>
      </Page>
    </AdminLayout>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[2], marginBlockEnd: space[5] }),
};
