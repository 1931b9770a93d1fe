import { LikeButton, ProductCard } from '@orime/cards';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import type { StockAlert } from '@orime/contracts/api/catalogue/stock-alert';
import { addToCart, Link, openCart, useLike, useText } from '@orime/platform';
import { Button, buttonStyles, css, Select, showToast, space } from '@orime/ui';
import { useState } from 'react';
import { useSavedSize } from '../../consumer/index.ts';
import { cartItemOf, useSizeName } from '../../garment/index.ts';
import { useAccountT } from '../account-texts.ts';
import { RestockSwitch } from './restock-switch.tsx';

export type WishProps = {
  readonly design: DesignCard;
  /** The visitor's own alerts, of any design. */
  readonly alerts: readonly StockAlert[];
};

/** A liked design with its sizes: one that can be bought moves to the cart, of one that is sold out the visitor asks to be told. */
export function Wish({ design, alerts }: WishProps) {
  const t = useAccountT();
  const text = useText();
  const sizeName = useSizeName();
  const liked = { liked: true, likes: design.likes };
  const like = useLike('design', design.id, liked);
  const saved = useSavedSize(design);
  const [picked, setPicked] = useState<string>();
  const [isMoving, setMoving] = useState(false);
  const { sizes } = design;
  const wanted = picked ?? saved ?? (sizes.length === 1 ? sizes[0]?.size : undefined);
  const size = sizes.find((each) => each.size === wanted);
  const isForSale = design.priceMinor !== null && !design.archived;

  async function handleMove(): Promise<void> {
    const item = size && cartItemOf(design, { kind: 'size', size });
    if (item === undefined) return;
    setMoving(true);
    try {
      await addToCart(item);
      openCart();
      if (like.liked) await like.toggle();
    } catch {
      showToast({ message: t('cart.failed'), tone: 'danger' });
    } finally {
      setMoving(false);
    }
  }

  return (
    <div css={styles.root}>
      <ProductCard design={design} like={<LikeButton designId={design.id} initial={liked} />} />
      {isForSale && sizes.length > 0 && !design.onePiece && (
        <div css={styles.buy}>
          {sizes.length > 1 && (
            <Select
              dense
              hideLabel
              label={t('wish.size', { name: text(design) })}
              value={wanted ?? ''}
              onChange={({ currentTarget }) => setPicked(currentTarget.value)}
            >
              <option value="">{t('wish.choose')}</option>
              {sizes.map(({ size: name, availability }) => (
                <option key={name} value={name}>
                  {availability === 'sold_out' ? t('size.sold-out', { size: sizeName(name) }) : sizeName(name)}
                </option>
              ))}
            </Select>
          )}
          {size?.availability === 'sold_out' ? (
            <RestockSwitch design={design} size={size.size} alerts={alerts} />
          ) : (
            <Button variant="secondary" size="sm" block busy={isMoving} disabled={size === undefined} onClick={() => void handleMove()}>
              {t('wish.move')}
            </Button>
          )}
        </div>
      )}
      {isForSale && design.onePiece && !design.soldOut && (
        <Link css={buttonStyles({ variant: 'secondary', size: 'sm', block: true })} to={`/designs/${design.slug}`}>
          {t('wish.piece')}
        </Link>
      )}
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[2], gridTemplateRows: '1fr auto' }),
  buy: css({ display: 'grid', gap: space[2], alignContent: 'start' }),
};
