import type { WholesaleCartItem } from '@orime/contracts';
import { Link, useFormat, useText } from '@orime/platform';
import { IconButton, Text, color, css, font, space } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import type { MouseEvent, Ref } from 'react';
import { cartImageUrl } from '../cart-image-url.ts';
import { useCartT } from '../cart-texts.ts';
import { lineStyles } from '../line-styles.ts';

export type WholesaleCartLineProps = {
  readonly item: WholesaleCartItem;
  /** Of the line that was put in last, which is marked. */
  readonly ref: Ref<HTMLLIElement> | undefined;
  /** Undefined for those who may only look. */
  readonly onRemove: ((event: MouseEvent) => void) | undefined;
  readonly onFollow: () => void;
};

/** One product with its sizes; sizes without units are not shown. */
export function WholesaleCartLine({ item, ref, onRemove, onFollow }: WholesaleCartLineProps) {
  const t = useCartT();
  const text = useText();
  const { money } = useFormat();
  const name = text({ name: item.designName, nameJp: item.designNameJp });
  const image = item.product.design.images[0];
  const sizes = Object.entries(item.sizeQuantities).filter(([, units]) => units > 0);
  return (
    <li ref={ref} css={lineStyles.root} data-added={ref && ''}>
      {image === undefined ? (
        <span css={lineStyles.image} />
      ) : (
        <img css={lineStyles.image} src={cartImageUrl(image)} width={250} height={333} alt="" loading="lazy" />
      )}
      <div css={lineStyles.text}>
        <Text size="xs" tone="muted">
          {item.product.designer}
        </Text>
        <Link css={lineStyles.name} to={`/wholesale/${item.product._id}`} onClick={onFollow}>
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
      </div>
      <p css={[lineStyles.foot, styles.foot]}>
        <span css={styles.units}>
          {t('wholesale-cart.units', { count: item.quantity })} × {money(item.priceMinor, item.currency)}
        </span>
        <span>{money(item.priceMinor * item.quantity, item.currency)}</span>
      </p>
      {onRemove && (
        <IconButton css={lineStyles.remove} label={t('cart.line.remove', { name })} onClick={onRemove}>
          <Trash2 size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
      )}
    </li>
  );
}

const styles = {
  sizes: css({ display: 'flex', flexWrap: 'wrap', gap: space[1], marginBlockStart: space[1], fontSize: font.size.sm }),
  size: css({
    display: 'flex',
    border: `1px solid ${color.line}`,
    fontVariantNumeric: 'tabular-nums',
    '& > *': { padding: `0.125rem ${space[2]}` },
    '& > dt': { background: color.sunken, color: color.muted },
  }),
  foot: css({ alignItems: 'baseline', fontVariantNumeric: 'tabular-nums' }),
  units: css({ fontSize: font.size.sm, color: color.muted }),
};
