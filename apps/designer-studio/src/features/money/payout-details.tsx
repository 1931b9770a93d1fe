import { useQuery, useFormat } from '@orime/platform';
import { Button, css, FailedState, Heading, Notice, Skeleton, SkeletonRegion, space, Text } from '@orime/ui';
import { useState } from 'react';
import { useMoneyT } from './money-texts.ts';
import { payoutDetailsQuery } from './money.api.ts';
import { PayoutDetailsForm } from './payout-details-form.tsx';

/** Where one is paid: recognised by a few characters, entered anew to be changed. Fetches. */
export function PayoutDetails() {
  const t = useMoneyT();
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(payoutDetailsQuery());
  const details = data?.details;
  return (
    <section css={styles.root} aria-labelledby="payout-details">
      <Heading level={2} size={3} id="payout-details">
        {t('details.title')}
      </Heading>
      {data === undefined && isError && <FailedState level={3} onRetry={() => void refetch()} busy={isFetching} />}
      {data === undefined && !isError && (
        <SkeletonRegion>
          <Skeleton height="3rem" />
        </SkeletonRegion>
      )}
      {isEditing && <PayoutDetailsForm country={details?.country ?? ''} onDone={() => setEditing(false)} />}
      {details === null && !isEditing && <Notice tone="warning">{t('details.missing')}</Notice>}
      {details && !isEditing && (
        <Text>
          {t(details.ending === '' ? 'details.shown.plain' : 'details.shown', {
            country: format.country(details.country),
            ending: details.ending,
            date: format.date(details.updatedAt, { dateStyle: 'medium' }),
          })}
        </Text>
      )}
      {data !== undefined && !isEditing && (
        <div>
          <Button variant={details === null ? 'primary' : 'secondary'} size="sm" onClick={() => setEditing(true)}>
            {t(details === null ? 'details.add' : 'details.change')}
          </Button>
        </div>
      )}
    </section>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3], '& > *': { minWidth: 0 } }) };
