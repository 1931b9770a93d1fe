import { AccessPanel, refusalOf } from '@orime/forms/access';
import { useQuery, useSearchParams, useSession } from '@orime/platform';
import { css, Heading, Page, space, Text } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { AdminLayout } from '../../layout/index.ts';
import { AllDesigns } from './all/all-designs.tsx';
import { DesignRecord } from './all/design-record.tsx';
import { useDesignsT } from './designs-texts.ts';
import { queueQuery } from './designs.api.ts';
import { ReviewQueue } from './review/review-queue.tsx';

/**
 * Where admins decide what the shop shows: new designs and changes that wait for a decision, and designs of every state. Which part,
 * and which design, stand in the address.
 */
export default function UpdateAllDesignsScreen() {
  const t = useDesignsT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const queue = useQuery({ ...queueQuery, enabled: isSignedIn });
  const refusal = isSignedIn ? refusalOf(queue.error) : 'sign-in';
  const asked = search.get('tab');
  const tab = asked === 'all' || asked === 'changes' ? asked : 'queue';
  const shown = search.get('show');
  const count = (isChange: boolean) => queue.data?.filter(({ pendingChange }) => pendingChange === isChange).length;
  const [waiting, changes] = [count(false), count(true)];

  if (refusal !== undefined)
    return (
      <Page>
        <AccessPanel refusal={refusal} text={refusal === 'not_found' ? undefined : t(`access.${refusal}.text`)} />
      </Page>
    );
  return (
    <AdminLayout>
      <Page width={tab === 'all' ? 'wide' : undefined}>
        <header css={styles.head}>
          <Heading level={1} size={2}>
            {t('designs.title')}
          </Heading>
          {shown === null && <Text tone="muted">{t('designs.dek')}</Text>}
        </header>
        {shown === null ? (
          <Tabs
            label={t('designs.tabs')}
            tabs={[
              { value: 'queue', label: waiting === undefined ? t('designs.tab.queue') : t('designs.tab.queue-count', { count: waiting }) },
              { value: 'changes', label: changes === undefined ? t('desk.tab.changes') : t('desk.tab.changes-count', { count: changes }) },
              { value: 'all', label: t('designs.tab.all') },
            ]}
            value={tab}
            onChange={(next) => setSearch(next === 'queue' ? {} : { tab: next }, { replace: true, preventScrollReset: true })}
          >
            {tab === 'all' ? <AllDesigns /> : <ReviewQueue key={tab} queue={queue} kind={tab === 'changes' ? 'changes' : 'new'} />}
          </Tabs>
        ) : (
          <DesignRecord key={shown} id={shown} />
        )}
      </Page>
    </AdminLayout>
  );
}

const styles = {
  head: css({ display: 'grid', gap: space[2], marginBlockEnd: space[5] }),
};
