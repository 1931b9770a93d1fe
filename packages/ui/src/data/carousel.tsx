import { ChevronLeft, ChevronRight, color, css, IconButton, media, space, useUiLabel, z } from '@orime/ui';
import { Children, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { scrollBehavior } from './scroll-behavior.ts';

export type CarouselProps = {
  /** Accessible name of the region: "Photos of Indigo haori". */
  readonly label: string;
  /** One element per slide. */
  readonly children: ReactNode;
  /** Slide width as CSS, such as `100%` or `min(78vw, 22rem)`. */
  readonly slideWidth?: string;
  readonly gap?: string;
  /** Shows "2 / 5" below the slides. */
  readonly counter?: boolean;
  readonly className?: string;
};

/** A carousel on native scroll snapping: swipes natively and works without JavaScript. */
export function Carousel({ label, children, slideWidth = '100%', gap = '0px', counter = false, className }: CarouselProps) {
  const say = useUiLabel();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const slides = Children.toArray(children);
  const handleScroll = () => setCurrent(nearestSlide(track.current));
  const step = (by: number) =>
    track.current?.children[current + by]?.scrollIntoView({ behavior: scrollBehavior(), inline: 'start', block: 'nearest' });
  return (
    <div css={styles.root} className={className} role="region" aria-roledescription="carousel" aria-label={label}>
      <ul ref={track} css={styles.track} style={{ '--slide': slideWidth, gap }} tabIndex={0} aria-label={label} onScroll={handleScroll}>
        {slides.map((slide, index) => (
          // Slides keep their position, so the index is a stable key.
          <li key={index} css={styles.slide} aria-label={say('slide', { n: index + 1, total: slides.length })}>
            {slide}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <span css={[styles.arrow, styles.back]}>
            <IconButton floating label={say('previous')} disabled={current === 0} onClick={() => step(-1)}>
              <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </span>
          <span css={[styles.arrow, styles.forth]}>
            <IconButton floating label={say('next')} disabled={current >= slides.length - 1} onClick={() => step(1)}>
              <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </span>
          {counter && (
            <span css={styles.counter} aria-hidden>
              {current + 1} / {slides.length}
            </span>
          )}
        </>
      )}
    </div>
  );
}

function nearestSlide(track: HTMLUListElement | null): number {
  if (!track) return 0;
  const left = track.scrollLeft;
  const offsets = [...track.children].map((slide) =>
    slide instanceof HTMLElement ? Math.abs(slide.offsetLeft - track.offsetLeft - left) : Infinity,
  );
  return Math.max(0, offsets.indexOf(Math.min(...offsets)));
}

const styles = {
  root: css({ position: 'relative' }),
  track: css({
    position: 'relative',
    display: 'flex',
    margin: 0,
    padding: 0,
    overflowX: 'auto',
    listStyle: 'none',
    scrollSnapType: 'x mandatory',
    overscrollBehaviorX: 'contain',
    scrollbarWidth: 'none',
    '&::-webkit-scrollbar': { display: 'none' },
    '&:focus-visible': { outlineOffset: -2 },
  }),
  slide: css({ flex: '0 0 var(--slide)', minWidth: 0, scrollSnapAlign: 'start' }),
  arrow: css({
    display: 'none',
    position: 'absolute',
    insetBlockStart: 'calc(50% - 1.375rem)',
    zIndex: z.raised,
    [media.hover]: { display: 'block' },
    '&:has(:disabled)': { visibility: 'hidden' },
  }),
  back: css({ insetInlineStart: space[3] }),
  forth: css({ insetInlineEnd: space[3] }),
  counter: css({
    position: 'absolute',
    insetBlockEnd: space[3],
    insetInlineEnd: space[3],
    padding: `0 ${space[2]}`,
    background: color.page,
    fontSize: '0.75rem',
    fontVariantNumeric: 'tabular-nums',
  }),
};
