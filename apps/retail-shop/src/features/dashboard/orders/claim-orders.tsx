import { isApiError, Link, textOfError, useMutation, useQueryClient, useText } from '@orime/platform';
import { Button, Cluster, color, css, Notice, space, Text } from '@orime/ui';
import { claimOrders } from '../../order/index.ts';
import { useAccountT } from '../account-texts.ts';

/** Brings what was bought without an account, under the same e-mail address, into it. */
export function ClaimOrders() {
  const t = useAccountT();
  const text = useText();
  const queries = useQueryClient();
  const claim = useMutation({
    mutationFn: claimOrders,
    onSuccess: ({ claimed }) => claimed > 0 && queries.invalidateQueries({ queryKey: ['orders', 'mine'] }),
  });
  const isUnconfirmed = isApiError(claim.error) && claim.error.code === 'business_rule';
  return (
    <div css={styles.root}>
      <Cluster justify="space-between">
        <Text size="sm" tone="muted">
          {t('claim.text')}
        </Text>
        <Button variant="secondary" size="sm" busy={claim.isPending} onClick={() => claim.mutate()}>
          {t('claim.submit')}
        </Button>
      </Cluster>
      {claim.isSuccess && (
        <Notice tone={claim.data.claimed > 0 ? 'success' : 'info'} role="status">
          {claim.data.claimed > 0 ? t('claim.done', { count: claim.data.claimed }) : t('claim.none')}
        </Notice>
      )}
      {isUnconfirmed && (
        <Notice tone="warning" role="alert" title={t('claim.unconfirmed')}>
          <Link to="?tab=orders&account=email">{t('claim.unconfirmed.link')}</Link>
        </Notice>
      )}
      {claim.isError && !isUnconfirmed && (
        <Notice tone="danger" role="alert">
          {text(textOfError(claim.error))}
        </Notice>
      )}
    </div>
  );
}

const styles = { root: css({ display: 'grid', gap: space[3], paddingBlockStart: space[5], borderBlockStart: `1px solid ${color.line}` }) };
