import type { ImageRef } from '@orime/contracts';
import { useText } from '@orime/platform';
import { ChevronLeft, ChevronRight, color, css, IconButton, Image, media, motion, space, Text, X } from '@orime/ui';
import { Minus, Plus } from '@orime/ui/icons';
import { FullScreenDialog } from '@orime/ui/overlays';
import { useEffect, useRef, useState } from 'react';
import { useZoomGestures } from './use-zoom-gestures.ts';
import { useZoomKeys } from './use-zoom-keys.ts';
import { useZoomT } from './zoom-texts.ts';
import { ZoomThumbnails } from './zoom-thumbnails.tsx';
import { LARGEST_SCALE } from './zoom-view.ts';

export type ZoomDialogProps = {
  readonly images: readonly ImageRef[];
  readonly name: string;
  readonly start: number;
  readonly onClose: () => void;
};

const STEP = 1.6;
const KEY_STEP_PX = 80;

/** The photographs on the whole screen: swipe or arrow keys for the next one, pinch, wheel, press or + and − to come closer. */
export function ZoomDialog({ images, name, start, onClose }: ZoomDialogProps) {
  const t = useZoomT();
  const text = useText();
  const stage = useRef<HTMLDivElement>(null);
  const [index, setIndex] = useState(start);
  const image = images[index];
  const { view, swipePx, isHeld, zoomBy, move, showWhole, handlers } = useZoomGestures({
    stage,
    photo: image ?? { width: 3, height: 4 },
    onSwipe: (by) => show(index + by),
  });
  const isEnlarged = view.scale > 1;
  /** Arrows move what is enlarged; otherwise they go through the photographs. */
  const push = (by: number, dx: number, dy: number) => () => (isEnlarged ? move(dx, dy) : show(index + by));
  useZoomKeys({
    ArrowRight: push(1, -KEY_STEP_PX, 0),
    ArrowLeft: push(-1, KEY_STEP_PX, 0),
    ArrowDown: push(0, 0, -KEY_STEP_PX),
    ArrowUp: push(0, 0, KEY_STEP_PX),
    PageDown: () => show(index + 1),
    PageUp: () => show(index - 1),
    Home: () => show(0),
    End: () => show(images.length - 1),
    '+': () => zoomBy(STEP),
    '=': () => zoomBy(STEP),
    '-': () => zoomBy(1 / STEP),
    '0': showWhole,
  });
  // A keyboard starts at the photograph, not at the first button.
  useEffect(() => stage.current?.focus(), [stage]);
  if (!image) return null;

  function show(wanted: number): void {
    if (wanted < 0 || wanted >= images.length) return;
    setIndex(wanted);
    showWhole();
  }

  return (
    <FullScreenDialog onClose={onClose} label={t('zoom.title', { name })}>
      <div css={styles.root}>
        <div css={styles.bar}>
          <Text as="span" size="sm" role="status">
            {t('zoom.position', { number: index + 1, total: images.length })}
          </Text>
          <span css={styles.tools}>
            <IconButton label={t('zoom.out')} disabled={!isEnlarged} onClick={() => zoomBy(1 / STEP)}>
              <Minus size={20} strokeWidth={1.5} aria-hidden />
            </IconButton>
            <IconButton label={t('zoom.in')} disabled={view.scale >= LARGEST_SCALE} onClick={() => zoomBy(STEP)}>
              <Plus size={20} strokeWidth={1.5} aria-hidden />
            </IconButton>
            <IconButton label={t('zoom.close')} onClick={onClose}>
              <X size={22} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </span>
        </div>
        <div ref={stage} css={styles.stage} data-enlarged={isEnlarged} role="group" aria-label={t('zoom.stage')} tabIndex={0} {...handlers}>
          <div
            css={[styles.photo, !isHeld && styles.eased]}
            style={{ transform: `translate(${view.x + swipePx}px, ${view.y}px) scale(${view.scale})` }}
          >
            <Image
              key={image.id}
              css={styles.image}
              image={image}
              alt={text(image.alt)}
              sizes={isEnlarged ? '250vw' : '100vw'}
              ratio="auto"
              fit="contain"
              priority
            />
          </div>
        </div>
        {images.length > 1 && (
          <>
            <span css={[styles.arrow, styles.back]}>
              <IconButton floating label={t('zoom.previous')} disabled={index === 0} onClick={() => show(index - 1)}>
                <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
              </IconButton>
            </span>
            <span css={[styles.arrow, styles.forth]}>
              <IconButton floating label={t('zoom.next')} disabled={index === images.length - 1} onClick={() => show(index + 1)}>
                <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
              </IconButton>
            </span>
            <ZoomThumbnails images={images} current={index} onChoose={show} />
          </>
        )}
      </div>
    </FullScreenDialog>
  );
}

const styles = {
  root: css({
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    height: '100%',
    [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr)', gridTemplateRows: 'auto minmax(0, 1fr)' },
  }),
  bar: css({
    gridColumn: '1 / -1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: '3.5rem',
    paddingInline: `${space[4]} ${space[2]}`,
  }),
  tools: css({ display: 'flex' }),
  stage: css({
    overflow: 'hidden',
    // The gestures are ours, the browser's own zoom would move the dialog with its buttons.
    touchAction: 'none',
    cursor: 'zoom-in',
    userSelect: 'none',
    '&[data-enlarged="true"]': { cursor: 'grab' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    [media.tablet]: { gridColumn: 2 },
  }),
  photo: css({ height: '100%', willChange: 'transform', pointerEvents: 'none' }),
  eased: css({ transition: `transform ${motion.medium}`, [media.reducedMotion]: { transition: 'none' } }),
  image: css({ height: '100%', background: 'none !important' }),
  arrow: css({
    display: 'none',
    position: 'absolute',
    insetBlockStart: '50%',
    [media.hover]: { display: 'block' },
    '&:has(:disabled)': { visibility: 'hidden' },
  }),
  back: css({ insetInlineStart: space[3], [media.tablet]: { insetInlineStart: '6.5rem' } }),
  forth: css({ insetInlineEnd: space[3] }),
};
