import { useT, useText } from '@orime/platform';
import { color, css, media, space, REDUCED_MOTION, useMediaQuery } from '@orime/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from '@orime/ui/icons';
import { useState } from 'react';
import { BannerButton } from './banner-button.tsx';
import { BANNER_HEIGHT } from './banner-height.ts';
import type { PromoItem } from './promo-item.ts';
import { PromoLink } from './promo-link.tsx';
import { useHold } from './use-hold.ts';
import { useRotation } from './use-rotation.ts';

export type PromoBannerProps = {
  /** Undefined while they are on their way: the bar stands already, so that nothing moves when they come. */
  readonly items: readonly PromoItem[] | undefined;
};

/** One message at a time above the navbar. It waits under pointer and focus, and stops for good at the visitor's wish. */
export function PromoBanner({ items = [] }: PromoBannerProps) {
  const t = useT('shell');
  const text = useText();
  const wantsCalm = useMediaQuery(REDUCED_MOTION);
  const [choice, setChoice] = useState<'play' | 'pause' | null>(null);
  const { isHeld, handlers } = useHold();
  const isStopped = choice === null ? wantsCalm : choice === 'pause';
  const { index, move } = useRotation(items.length, isStopped || isHeld);
  const item = items[index];
  const isMany = items.length > 1;
  return (
    <section css={styles.root} aria-label={t('banner.label')} data-behind-menu {...handlers}>
      {isMany && <BannerButton label={t('banner.previous')} icon={ChevronLeft} onClick={() => move(-1)} />}
      {/* Read aloud only when the visitor turns the messages: one that turns by itself would talk every seven seconds. */}
      <div css={styles.message} aria-live={isMany && (isStopped || isHeld) ? 'polite' : 'off'}>
        {item !== undefined && <PromoLink url={item.url} label={text(item.text)} />}
      </div>
      {isMany && (
        <>
          <BannerButton label={t('banner.next')} icon={ChevronRight} onClick={() => move(1)} />
          <BannerButton
            css={styles.pause}
            label={t(isStopped ? 'banner.play' : 'banner.pause')}
            icon={isStopped ? Play : Pause}
            onClick={() => setChoice(isStopped ? 'play' : 'pause')}
          />
        </>
      )}
    </section>
  );
}

const styles = {
  root: css({
    // It stands in the page and leaves with it; the navbar below stays.
    position: 'relative',
    display: 'flex',
    justifyContent: 'center',
    height: BANNER_HEIGHT.mobile,
    paddingInline: `max(${space[1]}, env(safe-area-inset-left)) max(${space[1]}, env(safe-area-inset-right))`,
    background: color.surface,
    borderBlockEnd: `1px solid ${color.line}`,
    // From a tablet on the pause stands at the edge, and as much room is left on the other side.
    [media.tablet]: { paddingInline: '3.75rem' },
    [media.desktop]: { height: BANNER_HEIGHT.desktop },
  }),
  message: css({ flex: '1 1 auto', minWidth: 0, [media.tablet]: { flex: '0 1 auto', minWidth: 'min(36rem, 60%)' } }),
  pause: css({ [media.tablet]: { position: 'absolute', insetInlineEnd: space[3] } }),
};
