import { Button, Notice, css, space } from '@orime/ui';
import { useIsOnline } from '../../offline/use-is-online.ts';
import { useCartT } from '../cart-texts.ts';

export type CheckoutGateProps = {
  /** Lines that stand in the way. */
  readonly blockingCount: number;
  readonly onKeepBuyable: () => void;
  readonly onCheckout: () => void;
};

/** The way to the checkout, and what stands in it. */
export function CheckoutGate({ blockingCount, onKeepBuyable, onCheckout }: CheckoutGateProps) {
  const t = useCartT();
  const isOnline = useIsOnline();
  const isBlocked = blockingCount > 0;
  return (
    <div css={styles.root}>
      {isBlocked && (
        <Notice tone="warning" role="status">
          <p id="cart-blocked">{t('cart.blocked', { count: blockingCount })}</p>
          <button css={styles.fix} type="button" onClick={onKeepBuyable}>
            {t('cart.blocked.fix')}
          </button>
        </Notice>
      )}
      {!isOnline && (
        <Notice role="status">
          <p>{t('cart.offline')}</p>
        </Notice>
      )}
      {/* Pressed all the same it does nothing; it keeps its place in the order of keys and says why. */}
      <Button
        block
        size="lg"
        aria-disabled={isBlocked || undefined}
        aria-describedby={isBlocked ? 'cart-blocked' : undefined}
        onClick={isBlocked ? undefined : onCheckout}
      >
        {t('cart.checkout')}
      </Button>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  fix: css({ minHeight: '2.75rem', fontWeight: 600, textDecoration: 'underline', textUnderlineOffset: '0.2em', textAlign: 'start' }),
};
