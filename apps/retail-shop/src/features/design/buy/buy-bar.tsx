import { DesignPrice } from '@orime/cards';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { Button, color, css, Global, media, space, z } from '@orime/ui';
import { useEffect, useState, type RefObject } from 'react';

export type BuyBarProps = {
  readonly design: Pick<Design, 'priceMinor' | 'currency' | 'compareAt'>;
  /** The page's own button: while it is in sight the bar is not. */
  readonly button: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly isAdding: boolean;
  readonly onPress: () => void;
};

/** The price and the button at the foot of a phone's screen, for who has scrolled away from them. */
export function BuyBar({ design, button, label, isAdding, onPress }: BuyBarProps) {
  const [isShown, setShown] = useState(false);
  // Synchronises with the place of the button on the screen.
  useEffect(() => {
    if (button.current === null || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(([entry]) => entry && setShown(!entry.isIntersecting));
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);
  if (!isShown) return null;
  return (
    <>
      {/* The end of the page can be scrolled above the bar. */}
      <Global styles={pageStyles} />
      <div css={styles.root} data-bottom-bar>
        <DesignPrice design={design} />
        <Button size="lg" css={styles.button} busy={isAdding} onClick={onPress}>
          {label}
        </Button>
      </div>
    </>
  );
}

const pageStyles = css({ body: { paddingBlockEnd: '4.5rem', [media.tablet]: { paddingBlockEnd: 0 } } });

const styles = {
  root: css({
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    zIndex: z.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: space[4],
    padding: `${space[2]} ${space[4]} max(${space[2]}, env(safe-area-inset-bottom))`,
    background: color.page,
    borderBlockStart: `1px solid ${color.line}`,
    [media.tablet]: { display: 'none' },
  }),
  button: css({ flex: 1 }),
};
