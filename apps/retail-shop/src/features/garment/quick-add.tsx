import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { addToCart, openCart, useT, useText } from '@orime/platform';
import { color, css, font, media, Plus, showToast, space } from '@orime/ui';
import { useRef, useState } from 'react';
import { useSavedSize } from '../consumer/index.ts';
import { cartItemOf } from './cart-item-of.ts';
import { useSizeName } from './use-size-name.ts';

export type QuickAddProps = {
  readonly design: DesignCard;
  /** Its shop sells nothing at the moment: the button is there, but cannot be pressed. */
  readonly isClosed: boolean;
};

/** Adds a size from a list in two presses. Draws nothing where there is no size to add; one-of-one pieces are chosen on their page. */
export function QuickAdd({ design, isClosed }: QuickAddProps) {
  const t = useT('retail-shop');
  const text = useText();
  const sizeName = useSizeName();
  const [isOpen, setOpen] = useState(false);
  // The visitor's own size is asked for when the button is near: a page full of cards asks for nothing.
  const [isNear, setNear] = useState(false);
  const savedSize = useSavedSize(design, isNear);
  const firstSize = useRef<HTMLButtonElement>(null);
  const sizes = design.sizes.filter((size) => size.availability !== 'sold_out');
  if (design.priceMinor === null || design.onePiece || sizes.length === 0) return null;
  const focused = sizes.find(({ size }) => size === savedSize) ?? sizes[0];

  function handleOpen(): void {
    setOpen(true);
    // The button that was pressed is gone: focus goes to what took its place.
    requestAnimationFrame(() => firstSize.current?.focus());
  }

  function handleAdd(size: DesignCard['sizes'][number]): void {
    const item = cartItemOf(design, { kind: 'size', size });
    if (!item) return;
    setOpen(false);
    addToCart(item).then(openCart, () => showToast({ message: t('cart.failed'), tone: 'danger' }));
  }

  if (!isOpen) {
    return (
      <button
        type="button"
        css={styles.open}
        aria-label={t('quick-add.name', { name: text(design) })}
        disabled={isClosed}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={handleOpen}
      >
        <Plus size={18} strokeWidth={1.5} aria-hidden />
        <span css={styles.word}>{isClosed ? t('quick-add.closed') : t('quick-add.open')}</span>
      </button>
    );
  }
  return (
    <div css={styles.sizes} role="group" aria-label={t('quick-add.sizes', { name: text(design) })}>
      {sizes.map((size) => (
        <button
          key={size.variantId}
          ref={size === focused ? firstSize : undefined}
          type="button"
          css={[styles.size, size.size === savedSize && styles.own]}
          aria-label={t(size.size === savedSize ? 'quick-add.own-size' : 'quick-add.size', { size: sizeName(size.size) })}
          onClick={() => handleAdd(size)}
        >
          {sizeName(size.size)}
        </button>
      ))}
    </div>
  );
}

const styles = {
  open: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space[2],
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    background: color.page,
    fontSize: font.size.sm,
    fontWeight: 500,
    [media.hover]: { width: '100%' },
    '&:disabled': { color: color.muted, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: -2 },
  }),
  word: css({ display: 'none', [media.hover]: { display: 'inline' } }),
  sizes: css({ display: 'flex', flexWrap: 'wrap', background: color.page }),
  own: css({ background: color.text, color: color.inverse }),
  size: css({
    flex: '1 0 2.75rem',
    minHeight: '2.75rem',
    textAlign: 'center',
    fontSize: font.size.sm,
    '&:hover': { background: color.text, color: color.inverse },
    '&:focus-visible': { outlineOffset: -2 },
  }),
};
