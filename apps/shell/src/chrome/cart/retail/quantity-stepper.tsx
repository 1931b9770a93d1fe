import { maxLineQuantity } from '@orime/commerce';
import { Text, color, css, space } from '@orime/ui';
import { Minus, Plus } from '@orime/ui/icons';
import { useId } from 'react';
import { useCartT } from '../cart-texts.ts';

export type QuantityStepperProps = {
  /** Of the thing that is counted. */
  readonly name: string;
  readonly quantity: number;
  /** Units that can be bought now; null where that is not known or not limited. */
  readonly available: number | null;
  readonly onChange: (quantity: number) => void;
};

/** One less and one more, up to the stock and to what a line holds; one less than one is the remove button's work. */
export function QuantityStepper({ name, quantity, available, onChange }: QuantityStepperProps) {
  const t = useCartT();
  const id = useId();
  const most = Math.min(maxLineQuantity, available ?? maxLineQuantity);
  const isLeast = quantity <= 1;
  const isMost = quantity >= most;
  return (
    <div css={styles.root}>
      <span css={styles.stepper} role="group" aria-label={t('cart.quantity', { name })}>
        {/* A button at its end keeps the focus: it is told to be off rather than taken away. */}
        <button
          css={styles.button}
          type="button"
          aria-label={t('cart.quantity.less')}
          aria-disabled={isLeast || undefined}
          onClick={isLeast ? undefined : () => onChange(quantity - 1)}
        >
          <Minus size={15} aria-hidden />
        </button>
        <output css={styles.count}>{quantity}</output>
        <button
          css={styles.button}
          type="button"
          aria-label={t('cart.quantity.more')}
          aria-disabled={isMost || undefined}
          aria-describedby={isMost ? id : undefined}
          onClick={isMost ? undefined : () => onChange(quantity + 1)}
        >
          <Plus size={15} aria-hidden />
        </button>
      </span>
      {isMost && quantity === most && (
        <Text size="xs" tone="muted" id={id} role="status">
          {most < maxLineQuantity ? t('cart.problem.too_few', { count: most }) : t('cart.quantity.limit', { count: most })}
        </Text>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[1], justifyItems: 'start' }),
  stepper: css({ display: 'inline-flex', alignItems: 'center', border: `1px solid ${color.line}` }),
  button: css({
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    '&[aria-disabled="true"]': { cursor: 'not-allowed', '& > svg': { opacity: 0.35 } },
  }),
  count: css({ minWidth: '1.5rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }),
};
