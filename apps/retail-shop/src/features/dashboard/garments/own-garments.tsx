import { Slot } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion } from '@orime/ui';
import { useAccountT } from '../account-texts.ts';

/** What one drew, as the studio lends it. The tab was opened on purpose, so a lender that fails is told of. */
export function OwnGarments() {
  const t = useAccountT();
  return (
    <Slot
      name="studio-garments@1"
      props={{}}
      placeholder={
        <SkeletonRegion>
          <Skeleton height="24rem" />
        </SkeletonRegion>
      }
      failed={(retry) => <FailedState title={t('garments.failed')} onRetry={retry} />}
    />
  );
}
