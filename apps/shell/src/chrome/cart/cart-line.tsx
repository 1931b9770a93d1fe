import type { CartItem } from '@orime/contracts';
import { Link, useFormat, useMarket, useT, useText } from '@orime/platform';
import { IconButton, Text, VisuallyHidden, color, css, space } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { cartImageUrl } from './cart-image-url.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

export interface CartLineProps {
  readonly item: CartItem;
  readonly onRemove: () => void;
  readonly onQuantity: (quantity: number) => void;
  /** The visitor goes to the garment's page. */
  readonly onFollow: () => void;
}

/** One garment of the retail cart. */
export function CartLine({ item, onRemove, onQuantity, onFollow }: CartLineProps) {
  const t = useT('shell');
  const text = useText();
  const { money } = useFormat();
  const { currency } = useMarket();
  const name = text({ name: item.name, nameJp: item.nameJp });
  return (
    <li css={styles.root}>
      <img css={styles.image} src={cartImageUrl(item.image)} width={250} height={333} alt="" loading="lazy" />
      <div css={styles.text}>
        <Text size="xs" tone="muted">
          {text({ name: item.designer, nameJp: item.designerJp ?? '' })}
        </Text>
        <Link css={styles.name} to={`/designs/${item.slug}`} onClick={onFollow}>
          {name}
        </Link>
        <Text size="sm" tone="muted">
          {t(item.piece === undefined ? 'cart.line.size' : 'cart.line.piece', { size: item.size })}
          {item.leadDays !== undefined && ` · ${t('cart.line.lead', { count: item.leadDays })}`}
        </Text>
        {item.currency !== currency && (
          <Text size="sm" tone="danger">
            {t('cart.line.elsewhere')}
          </Text>
        )}
        <div css={styles.foot}>
          {item.piece === undefined && <QuantityStepper name={name} quantity={item.quantity} onChange={onQuantity} />}
          <span css={styles.price}>
            <VisuallyHidden>{t('cart.line.price')} </VisuallyHidden>
            {money(item.priceMinor * item.quantity, item.currency)}
          </span>
        </div>
      </div>
      <IconButton label={t('cart.line.remove', { name })} onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </li>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gridTemplateColumns: '6rem minmax(0, 1fr) auto',
    gap: space[4],
    paddingBlock: space[5],
    borderBlockEnd: `1px solid ${color.line}`,
  }),
  image: css({ width: '100%', height: 'auto', aspectRatio: '3 / 4', objectFit: 'cover', background: color.backdrop }),
  text: css({ display: 'flex', flexDirection: 'column', gap: space[1] }),
  name: css({ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }),
  foot: css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space[2], marginBlockStart: 'auto', paddingBlockStart: space[2] }),
  price: css({ fontVariantNumeric: 'tabular-nums', marginInlineStart: 'auto' }),
};
