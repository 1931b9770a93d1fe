import type { OrderGroup } from '@orime/contracts/api/selling/order';
import { isApiError, Link, textOfError, useLocation, useMutation, useQueryClient, useText } from '@orime/platform';
import { Button, buttonStyles, Cluster, css, Notice, showToast, space, Text } from '@orime/ui';
import { useOrderT } from './order-texts.ts';
import { claimOrders } from './order.api.ts';

/** A guest's purchase can become a member's: by a press for the account with its address, after signing in for a visitor. */
export function ClaimNotice({ group }: { readonly group: OrderGroup }) {
  const t = useOrderT();
  const text = useText();
  const queries = useQueryClient();
  const { pathname, search } = useLocation();
  const claim = useMutation({
    mutationFn: claimOrders,
    onSuccess: async () => {
      showToast({ message: t('order.claim.done') });
      await Promise.all([queries.invalidateQueries({ queryKey: ['order'] }), queries.invalidateQueries({ queryKey: ['orders'] })]);
    },
  });
  if (group.claim === 'none') return null;
  const back = encodeURIComponent(pathname + search);
  const isUnproven = isApiError(claim.error) && claim.error.code === 'business_rule';
  return (
    <aside css={styles.root} aria-label={t('order.claim.title')}>
      <div>
        <Text weight="medium">{t('order.claim.title')}</Text>
        <Text size="sm" tone="muted">
          {group.claim === 'ready' ? t('order.claim.ready') : t('order.claim.sign-in', { email: group.email })}
        </Text>
      </div>
      {group.claim === 'ready' ? (
        <Button variant="secondary" size="sm" busy={claim.isPending} onClick={() => claim.mutate()}>
          {t('order.claim.button')}
        </Button>
      ) : (
        <Cluster gap={2}>
          <Link css={buttonStyles({ variant: 'secondary', size: 'sm' })} to={`/login?returnTo=${back}`}>
            {t('order.claim.sign-in.button')}
          </Link>
          <Link css={buttonStyles({ variant: 'ghost', size: 'sm' })} to={`/register?returnTo=${back}`}>
            {t('order.claim.open.button')}
          </Link>
        </Cluster>
      )}
      {claim.isError && (
        <Notice css={styles.wide} tone="danger" role="alert">
          {isUnproven ? t('order.claim.verify') : text(textOfError(claim.error))}
        </Notice>
      )}
    </aside>
  );
}

const styles = {
  root: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[4],
    marginBlockEnd: space[6],
  }),
  wide: css({ flexBasis: '100%' }),
};
