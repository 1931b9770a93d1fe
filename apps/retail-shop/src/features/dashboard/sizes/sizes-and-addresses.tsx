import { useQuery } from '@orime/platform';
import { css, FailedState, Heading, Skeleton, SkeletonRegion, space } from '@orime/ui';
import { consumerQuery } from '../../consumer/index.ts';
import { useAccountT } from '../account-texts.ts';
import { AddressBook } from './address-book.tsx';
import { SizeForm } from './size-form.tsx';

/** What makes the next purchase quick: the sizes one wears and where parcels go. Fetches. */
export function SizesAndAddresses() {
  const t = useAccountT();
  const { data, isError, isFetching, refetch } = useQuery(consumerQuery());
  if (data) {
    return (
      <div css={styles.root}>
        <SizeForm consumer={data} />
        <AddressBook addresses={data.shippingAddresses} />
      </div>
    );
  }
  return (
    <section css={styles.section} aria-labelledby="dashboard-sizes">
      <Heading level={2} size={3} id="dashboard-sizes">
        {t('sizes.title')}
      </Heading>
      {isError ? (
        <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />
      ) : (
        <SkeletonRegion css={styles.section}>
          <Skeleton height="16rem" />
          <Skeleton height="8rem" />
        </SkeletonRegion>
      )}
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[8] }),
  section: css({ display: 'grid', gap: space[4] }),
};
