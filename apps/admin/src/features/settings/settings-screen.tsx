import { useQuery, useSession } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion } from '@orime/ui';
import { StaffPage } from '../../layout/index.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsT } from './settings-texts.ts';
import { settingsQuery } from './settings.api.ts';

/** What the shop charges, allows and waits for. Every setting says what it does. */
export default function SettingsScreen() {
  const t = useSettingsT();
  const isSignedIn = useSession().status === 'signed-in';
  const { data, error, isFetching, refetch } = useQuery({ ...settingsQuery, enabled: isSignedIn });
  return (
    <StaffPage title={t('settings.title')} dek={t('settings.dek')} error={data === undefined ? error : null}>
      {data === undefined && error !== null && <FailedState onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && error === null && (
        <SkeletonRegion>
          <Skeleton height="60rem" />
        </SkeletonRegion>
      )}
      {data !== undefined && <SettingsForm read={data} />}
    </StaffPage>
  );
}
