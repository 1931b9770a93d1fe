import type { CartItem } from '@orime/contracts';
import type { DesignSize } from '@orime/contracts/api/catalogue/design';
import { Link, useFormat, useText } from '@orime/platform';
import { IconButton, Text, VisuallyHidden, color, css } from '@orime/ui';
import { Trash2 } from '@orime/ui/icons';
import type { MouseEvent, Ref } from 'react';
import { cartImageUrl } from '../cart-image-url.ts';
import { useCartT } from '../cart-texts.ts';
import { lineStyles } from '../line-styles.ts';
import { LineNotice } from './line-notice.tsx';
import { LineSize } from './line-size.tsx';
import type { LineState } from './line-state.ts';
import { isUnsellable } from './line-state.ts';
import { QuantityStepper } from './quantity-stepper.tsx';

export type CartLineProps = {
  readonly item: CartItem;
  /** Of the line that was put in last, which is marked. */
  readonly ref: Ref<HTMLLIElement> | undefined;
  readonly state: LineState;
  /** What one cost when the drawer was opened, in the item's currency; undefined when that has not changed. */
  readonly priceBeforeMinor: number | undefined;
  readonly onRemove: (event: MouseEvent) => void;
  readonly onQuantity: (quantity: number) => void;
  /** Its size was changed just now. */
  readonly isResized: boolean;
  readonly onSize: (size: DesignSize) => void;
  /** The visitor goes to the garment's page. */
  readonly onFollow: () => void;
};

/** One garment of the retail cart. */
export function CartLine({ item, ref, state, priceBeforeMinor, onRemove, onQuantity, isResized, onSize, onFollow }: CartLineProps) {
  const t = useCartT();
  const text = useText();
  const { money } = useFormat();
  const name = text(item);
  const isOut = isUnsellable(state);
  return (
    <li ref={ref} css={lineStyles.root} data-added={ref && ''}>
      <img
        css={[lineStyles.image, isOut && lineStyles.faded]}
        src={cartImageUrl(item.image)}
        width={250}
        height={333}
        alt=""
        loading="lazy"
      />
      <div css={lineStyles.text}>
        <Text size="xs" tone="muted">
          {text({ name: item.designer, nameJp: item.designerJp ?? '' })}
        </Text>
        <Link css={lineStyles.name} to={`${item.reserve ? '/private-reserve' : '/designs'}/${item.slug}`} onClick={onFollow}>
          {name}
        </Link>
        <Text size="sm" tone="muted">
          {t(item.piece === undefined ? 'cart.line.size' : 'cart.line.piece', { size: item.size })}
          {item.leadDays !== undefined && ` · ${t('cart.line.lead', { count: item.leadDays })}`}
        </Text>
        {item.piece === undefined && <LineSize item={item} takesFocus={isResized} onSize={onSize} />}
        <LineNotice
          state={state}
          priceBefore={priceBeforeMinor === undefined ? undefined : money(priceBeforeMinor, item.currency)}
          onTake={onQuantity}
        />
      </div>
      <div css={[lineStyles.foot, styles.foot]}>
        {item.piece === undefined && !isOut && (
          <QuantityStepper name={name} quantity={item.quantity} available={state.available} onChange={onQuantity} />
        )}
        <span css={[styles.price, isOut && styles.crossed]}>
          <VisuallyHidden>{t('cart.line.price')} </VisuallyHidden>
          {money(item.priceMinor * item.quantity, item.currency)}
        </span>
      </div>
      <IconButton css={lineStyles.remove} label={t('cart.line.remove', { name })} onClick={onRemove}>
        <Trash2 size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </li>
  );
}

const styles = {
  foot: css({ alignItems: 'flex-start' }),
  // On the line of the stepper's number.
  price: css({ fontVariantNumeric: 'tabular-nums', marginInlineStart: 'auto', lineHeight: '2.875rem' }),
  crossed: css({ color: color.muted, textDecoration: 'line-through' }),
};
