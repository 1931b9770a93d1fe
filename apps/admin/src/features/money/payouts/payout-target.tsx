import type { useReauth } from '@orime/forms/access';
import { isApiError, textOfError, useFormat, useMutation, useText } from '@orime/platform';
import { Button, color, css, font, Notice, space, Text } from '@orime/ui';
import { useMoneyT } from '../money-texts.ts';
import { revealPayoutDetails } from '../money.api.ts';

export type PayoutTargetProps = { readonly profileId: string; readonly reauth: ReturnType<typeof useReauth> };

/** Where a payout goes, on demand: reading it takes the password and is recorded. */
export function PayoutTarget({ profileId, reauth }: PayoutTargetProps) {
  const t = useMoneyT();
  const format = useFormat();
  const text = useText();
  const reading = useMutation({ mutationFn: () => reauth.run(() => revealPayoutDetails(profileId)), gcTime: 0 });
  const isNone = isApiError(reading.error) && reading.error.status === 404;
  const details = reading.data?.details;
  if (details !== undefined)
    return (
      <div css={styles.root}>
        <Text size="sm" tone="muted">
          {t('money.payout.target.title', {
            country: format.country(details.country),
            date: format.date(details.updatedAt, { dateStyle: 'medium' }),
          })}
        </Text>
        <p css={styles.text}>{details.text}</p>
      </div>
    );
  return (
    <div css={styles.root}>
      {reading.isError && (
        <Notice tone={isNone ? 'warning' : 'danger'} role="alert">
          {isNone ? t('money.payout.target.none') : text(textOfError(reading.error))}
        </Notice>
      )}
      <div>
        <Button variant="secondary" size="sm" busy={reading.isPending} onClick={() => reading.mutate()}>
          {t('money.payout.target.show')}
        </Button>
      </div>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2] }),
  text: css({
    margin: 0,
    padding: space[3],
    fontSize: font.size.sm,
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
    background: color.sunken,
  }),
};
