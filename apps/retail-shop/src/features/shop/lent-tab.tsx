import { Slot } from '@orime/platform';
import { FailedState, Skeleton, SkeletonRegion } from '@orime/ui';
import { useShopT } from './shop-texts.ts';

export type LentTabProps = { readonly name: 'designer-lookbooks@1' | 'designer-stories@1'; readonly designer: string };

/** A tab that another remote fills. It was opened on purpose, so that a lender that fails is told of, with a way to try again. */
export function LentTab({ name, designer }: LentTabProps) {
  const t = useShopT();
  return (
    <Slot
      name={name}
      props={{ designer }}
      placeholder={
        <SkeletonRegion>
          <Skeleton height="30rem" />
        </SkeletonRegion>
      }
      failed={(retry) => <FailedState text={t('shop.lent-failed')} onRetry={retry} />}
    />
  );
}
