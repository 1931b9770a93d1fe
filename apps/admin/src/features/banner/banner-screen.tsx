import { useQuery, useSession } from '@orime/platform';
import { Button, EmptyState, FailedState, Skeleton, SkeletonRegion, Stack } from '@orime/ui';
import { useState } from 'react';
import { StaffPage } from '../../layout/index.ts';
import { BannerForm } from './banner-form.tsx';
import { BannerList } from './banner-list.tsx';
import { BannerPreview } from './banner-preview.tsx';
import { useBannerT } from './banner-texts.ts';
import { bannersQuery } from './banner.api.ts';

/** The messages at the top of the site: their order, their words in both languages, and how they turn. */
export default function BannerScreen() {
  const t = useBannerT();
  const isSignedIn = useSession().status === 'signed-in';
  const { data, error, isFetching, refetch } = useQuery({ ...bannersQuery, enabled: isSignedIn });
  /** Id of a message, or `new`. */
  const [editing, setEditing] = useState<string>();
  return (
    <StaffPage
      title={t('banner.title')}
      dek={t('banner.dek')}
      error={data === undefined ? error : null}
      actions={editing === undefined && <Button onClick={() => setEditing('new')}>{t('banner.new')}</Button>}
    >
      {data === undefined && error !== null && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && error === null && (
        <SkeletonRegion>
          <Skeleton height="24rem" />
        </SkeletonRegion>
      )}
      {data !== undefined && (
        <Stack gap={6}>
          {editing !== undefined && (
            <BannerForm
              key={editing}
              item={data.find(({ id }) => id === editing)}
              last={data.length}
              onDone={() => setEditing(undefined)}
            />
          )}
          {data.length === 0 ? (
            <EmptyState title={t('banner.empty.title')} text={t('banner.empty.text')} />
          ) : (
            <BannerList items={data} onEdit={({ id }) => setEditing(id)} />
          )}
          <BannerPreview items={data} />
        </Stack>
      )}
    </StaffPage>
  );
}
