import { useQuery, useSearchParams, useSession } from '@orime/platform';
import { Cluster, EmptyState, FailedState, Skeleton, SkeletonRegion } from '@orime/ui';
import { Tabs } from '@orime/ui/data';
import { StaffPage } from '../../layout/index.ts';
import { AppRecord } from './app/app-record.tsx';
import { RevisionList } from './history/revision-list.tsx';
import { LiveApps } from './live/live-apps.tsx';
import { OutlineButton } from './live/outline-button.tsx';
import { SupportButton } from './live/support-button.tsx';
import { useReleasesT } from './releases-texts.ts';
import { releasesQuery } from './releases.api.ts';

const TABS = ['live', 'history'] as const;

/** Which version of each app visitors get: the list, what was released when, and one app with its versions (`?app=`). */
export default function ReleasesScreen() {
  const t = useReleasesT();
  const isSignedIn = useSession().status === 'signed-in';
  const [search, setSearch] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery({ ...releasesQuery, enabled: isSignedIn });
  const tab = TABS.find((one) => one === search.get('tab')) ?? 'live';
  const shown = search.get('app');
  const app = data?.apps.find(({ name }) => name === shown);
  return (
    <StaffPage
      title={t('releases.title')}
      dek={shown === null ? t('releases.dek') : undefined}
      error={data === undefined ? error : undefined}
      actions={
        data !== undefined &&
        shown === null && (
          <Cluster>
            <OutlineButton />
            <SupportButton />
          </Cluster>
        )
      }
    >
      {data === undefined && error !== null && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && error === null && (
        <SkeletonRegion>
          <Skeleton height="30rem" />
        </SkeletonRegion>
      )}
      {data !== undefined && app !== undefined && <AppRecord key={app.name} app={app} revision={data.revision} />}
      {data !== undefined && shown !== null && app === undefined && (
        <EmptyState title={t('releases.unknown.title')} text={t('releases.unknown.text')} />
      )}
      {data !== undefined && shown === null && (
        <Tabs
          label={t('releases.title')}
          tabs={TABS.map((value) => ({ value, label: t(`releases.tab.${value}`) }))}
          value={tab}
          onChange={(next) => setSearch(next === 'live' ? {} : { tab: next }, { replace: true, preventScrollReset: true })}
        >
          {tab === 'live' ? <LiveApps releases={data} /> : <RevisionList revision={data.revision} />}
        </Tabs>
      )}
    </StaffPage>
  );
}
