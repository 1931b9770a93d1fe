import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { Link, useT, useText } from '@orime/platform';
import { Button, ChevronLeft, ChevronRight, color, css, font, media, space, Text, VisuallyHidden } from '@orime/ui';
import { lazy, Suspense, useState } from 'react';

// Few readers of a look order from it, and only they need the drawer.
const LookOrder = lazy(async () => ({ default: (await import('./shop-look/look-order.tsx')).LookOrder }));

export type LookControlsProps = {
  readonly look: Lookbook['looks'][number];
  readonly total: number;
  /** Addresses of the looks beside this one. */
  readonly previous: string;
  readonly next: string;
  readonly isFull: boolean;
  readonly onToggleFull: (() => void) | undefined;
};

/** Which look this is, what is worn in it, and ways to the others. */
export function LookControls({ look, total, previous, next, isFull, onToggleFull }: LookControlsProps) {
  const t = useT('magazine');
  const text = useText();
  const [isOrdering, setOrdering] = useState(false);
  return (
    <div css={styles.root}>
      {look.hotspots.length > 0 && (
        <ul css={styles.garments} aria-label={t('lookbook.in-this-look')}>
          {look.hotspots.map((hotspot) => (
            <li key={hotspot.designId}>
              <Link css={styles.garment} to={`/designs/${hotspot.slug}`}>
                {text(hotspot)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {look.hotspots.length > 0 && (
        <div>
          <Button size="sm" onClick={() => setOrdering(true)}>
            {t('lookbook.shop')}
          </Button>
          {isOrdering && (
            <Suspense fallback={null}>
              <LookOrder look={look} onClose={() => setOrdering(false)} />
            </Suspense>
          )}
        </div>
      )}
      <div css={styles.turns}>
        <Link css={styles.turn} to={previous} replace preventScrollReset aria-label={t('lookbook.previous')}>
          <ChevronLeft aria-hidden />
        </Link>
        <div aria-live="polite">
          <Text as="span" css={styles.number}>
            {t('lookbook.number', { number: look.number, total })}
          </Text>
          <VisuallyHidden>{text(look.image.alt)}</VisuallyHidden>
        </div>
        <Link css={styles.turn} to={next} replace preventScrollReset aria-label={t('lookbook.next')}>
          <ChevronRight aria-hidden />
        </Link>
      </div>
      {onToggleFull && (
        <div css={styles.full}>
          <Button variant="secondary" size="sm" onClick={onToggleFull}>
            {t(isFull ? 'lookbook.leave-full' : 'lookbook.full')}
          </Button>
        </div>
      )}
    </div>
  );
}

const styles = {
  root: css({
    display: 'grid',
    gap: space[4],
    alignContent: 'end',
    paddingInline: space[4],
    [media.tablet]: { justifyItems: 'end', paddingInline: 0 },
  }),
  garments: css({ display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none', [media.tablet]: { justifyItems: 'end' } }),
  garment: css({ display: 'inline-block', paddingBlock: space[2], fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.25 }),
  turns: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[3] }),
  turn: css({
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    border: `1px solid ${color.line}`,
    color: 'inherit',
    '&:hover': { borderColor: color.text },
  }),
  number: css({ fontVariantNumeric: 'tabular-nums' }),
  full: css({ display: 'none', [media.tablet]: { display: 'block' } }),
};
