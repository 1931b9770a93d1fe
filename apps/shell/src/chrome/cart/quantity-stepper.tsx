import { useT } from '@orime/platform';
import { color, css } from '@orime/ui';
import { Minus, Plus } from '@orime/ui/icons';

export interface QuantityStepperProps {
  /** Of the thing that is counted. */
  readonly name: string;
  readonly quantity: number;
  readonly onChange: (quantity: number) => void;
}

/** One less and one more; one less than one is the remove button's work. */
export function QuantityStepper({ name, quantity, onChange }: QuantityStepperProps) {
  const t = useT('shell');
  return (
    <span css={styles.root} role="group" aria-label={t('cart.quantity', { name })}>
      <button css={styles.button} type="button" aria-label={t('cart.quantity.less')} disabled={quantity <= 1} onClick={() => onChange(quantity - 1)}>
        <Minus size={15} aria-hidden />
      </button>
      <output css={styles.count}>{quantity}</output>
      <button css={styles.button} type="button" aria-label={t('cart.quantity.more')} onClick={() => onChange(quantity + 1)}>
        <Plus size={15} aria-hidden />
      </button>
    </span>
  );
}

const styles = {
  root: css({ display: 'inline-flex', alignItems: 'center', border: `1px solid ${color.line}` }),
  button: css({ display: 'grid', placeItems: 'center', width: '2.75rem', height: '2.75rem', '&:disabled': { color: color.muted, opacity: 0.5 } }),
  count: css({ minWidth: '1.5rem', textAlign: 'center', fontVariantNumeric: 'tabular-nums' }),
};
