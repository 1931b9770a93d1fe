import { Button, Text, color, css, keyframes, motion, space } from '@orime/ui';
import { useEffect, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useCartT } from './cart-texts.ts';

export type RemovedLineProps = {
  readonly name: string;
  readonly onUndo: (event: MouseEvent) => void;
};

/** Stands where a line was removed. Takes the focus, which went with the pressed button, and is read out by it. */
export function RemovedLine({ name, onUndo }: RemovedLineProps) {
  const t = useCartT();
  const button = useRef<HTMLButtonElement>(null);
  // Synchronises the focus with the removal: otherwise the next press of Tab would start at the top.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <li css={styles.root}>
      <Text size="sm" tone="muted" css={styles.text} id="cart-removed">
        {t('cart.removed', { name })}
      </Text>
      <Button ref={button} size="sm" variant="secondary" css={styles.button} aria-describedby="cart-removed" onClick={onUndo}>
        {t('cart.undo')}
      </Button>
    </li>
  );
}

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-0.25rem)' } });

const styles = {
  root: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    paddingBlock: space[4],
    borderBlockEnd: `1px solid ${color.line}`,
    animation: `${appear} ${motion.medium}`,
  }),
  text: css({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }),
  button: css({ minHeight: '2.75rem' }),
};
