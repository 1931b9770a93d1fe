import type { WholesaleCartItem } from '@orime/contracts';
import { Link, useFormat, useT, useText } from '@orime/platform';
import { IconButton, Text, color, css, font, space } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import { cartImageUrl } from './cart-image-url.ts';

export interface WholesaleCartLineProps {
  readonly item: WholesaleCartItem;
  readonly onRemove: () => void;
  readonly onFollow: () => void;
}

/** One product with its sizes; sizes without units are not shown. */
export function WholesaleCartLine({ item, onRemove, onFollow }: WholesaleCartLineProps) {
  const t = useT('shell');
  const text = useText();
  const { money } = useFormat();
  const name = text({ name: item.designName, nameJp: item.designNameJp });
  const image = item.product.design.images[0];
  const sizes = Object.entries(item.sizeQuantities).filter(([, units]) => units > 0);
  return (
    <li css={styles.root}>
      {image === undefined ? <span css={styles.image} /> : <img css={styles.image} src={cartImageUrl(image)} width={250} height={333} alt="" loading="lazy" />}
      <div css={styles.text}>
        <Text size="xs" tone="muted">
          {item.product.designer}
        </Text>
        <Link css={styles.name} to={`/wholesale/${item.product._id}`} onClick={onFollow}>
          {name}
        </Link>
        <dl css={styles.sizes} aria-label={t('wholesale-cart.sizes')}>
          {sizes.map(([size, units]) => (
            <div key={size} css={styles.size}>
              <dt>{size}</dt>
              <dd>{units}</dd>
            </div>
          ))}
        </dl>
        <p css={styles.foot}>
          <span>{t('wholesale-cart.units', { count: item.quantity })}</span>
          <span>{money(item.priceMinor * item.quantity, item.currency)}</span>
        </p>
      </div>
      <IconButton label={t('cart.line.remove', { name })} onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </li>
  );
}

const styles = {
  root: css({ display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr) auto', gap: space[4], paddingBlock: space[5], borderBlockEnd: `1px solid ${color.line}` }),
  image: css({ display: 'block', width: '100%', height: 'auto', aspectRatio: '3 / 4', objectFit: 'cover', background: color.backdrop }),
  text: css({ display: 'flex', flexDirection: 'column', gap: space[1] }),
  name: css({ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }),
  sizes: css({ display: 'flex', flexWrap: 'wrap', gap: space[1], fontSize: font.size.sm }),
  size: css({ display: 'flex', border: `1px solid ${color.line}`, '& > *': { paddingInline: space[2] }, '& > dt': { background: color.sunken, color: color.muted } }),
  foot: css({ display: 'flex', justifyContent: 'space-between', gap: space[2], marginBlockStart: 'auto', fontSize: font.size.sm, fontVariantNumeric: 'tabular-nums' }),
};
