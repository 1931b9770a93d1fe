import { buildUrl } from '@orime/contracts';
import type { CartItem } from '@orime/contracts';
import type { Design, DesignSize } from '@orime/contracts/api/catalogue/design';
import { readQuery, useQuery, useText } from '@orime/platform';
import { Select, Text, color, css, font, space } from '@orime/ui';
import { useEffect, useRef, useState } from 'react';
import { useCartT } from '../cart-texts.ts';

export type LineSizeProps = {
  readonly item: CartItem;
  /** Takes the focus: its size was changed just now. */
  readonly takesFocus: boolean;
  readonly onSize: (size: DesignSize) => void;
};

/** Another size of a garment in the cart. Fetches the sizes when they are asked for. */
export function LineSize({ item, takesFocus, onSize }: LineSizeProps) {
  const t = useCartT();
  const name = useText()(item);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const { data, isError, isFetching, refetch } = useQuery({
    ...readQuery<Design>(buildUrl('/api/design/:id', { currency: item.currency }, { id: item.id })),
    enabled: isOpen,
  });
  const isChoosing = isOpen && data !== undefined;
  // Synchronises the focus with the button's giving way to the sizes.
  useEffect(() => {
    if (isChoosing) select.current?.focus({ preventScroll: true });
  }, [isChoosing]);
  // Synchronises the focus with the change: the line with the new size is another element.
  useEffect(() => {
    if (takesFocus) button.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  if (!isOpen || (data === undefined && !isError))
    return (
      <button
        ref={button}
        css={styles.button}
        type="button"
        aria-label={t('cart.size.change.of', { name })}
        aria-busy={isOpen || undefined}
        onClick={() => setOpen(true)}
      >
        {t('cart.size.change')}
      </button>
    );
  if (data === undefined)
    return (
      <Text size="sm" role="alert">
        {t('cart.size.failed')}{' '}
        <button css={styles.button} type="button" aria-busy={isFetching || undefined} onClick={() => void refetch()}>
          {t('cart.size.retry')}
        </button>
      </Text>
    );
  return (
    <Select
      css={styles.select}
      dense
      ref={select}
      label={t('cart.size.of', { name })}
      hideLabel
      value={item.size}
      onChange={({ currentTarget }) => {
        const chosen = data.sizes.find(({ size }) => size === currentTarget.value);
        setOpen(false);
        if (chosen !== undefined && chosen.size !== item.size) onSize(chosen);
      }}
      onBlur={() => setOpen(false)}
    >
      {data.sizes.every(({ size }) => size !== item.size) && <option>{item.size}</option>}
      {data.sizes.map(({ size, availability }) => (
        <option key={size} value={size} disabled={availability === 'sold_out' && size !== item.size}>
          {availability === 'sold_out' ? t('cart.size.sold-out', { size }) : size}
        </option>
      ))}
    </Select>
  );
}

const styles = {
  button: css({
    justifySelf: 'start',
    alignSelf: 'start',
    minHeight: '2.75rem',
    fontSize: font.size.sm,
    color: color.muted,
    textDecoration: 'underline',
    textUnderlineOffset: '0.2em',
    '&[aria-busy="true"]': { opacity: 0.6 },
    '&:hover': { color: color.text },
  }),
  select: css({ maxWidth: '9rem', marginBlock: space[1] }),
};
