import { Link } from '@orime/platform';
import { EmptyState, buttonStyles } from '@orime/ui';
import { useCartT } from './cart-texts.ts';

export type EmptyCartProps = {
  readonly to: string;
  readonly linkLabel: string;
  readonly onFollow: () => void;
};

export function EmptyCart({ to, linkLabel, onFollow }: EmptyCartProps) {
  const t = useCartT();
  return (
    <EmptyState
      level={3}
      title={t('cart.empty')}
      text={t('cart.empty.text')}
      actions={
        <Link css={buttonStyles({ variant: 'secondary' })} to={to} onClick={onFollow}>
          {linkLabel}
        </Link>
      }
    />
  );
}
