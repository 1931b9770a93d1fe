import { useFormat } from '@orime/platform';
import { color, css, Spinner } from '@orime/ui';
import type { ReactNode } from 'react';
import { useCutOutT } from '../cut-out-texts.ts';
import { cropBox } from '../matte/index.ts';
import type { Opened, Preview } from '../worker/messages.ts';
import type { Frame } from '../worker/messages.ts';
import { DrawnImage } from './drawn-image.tsx';

export type StageProps = {
  readonly opened: Opened;
  readonly preview: Preview | undefined;
  readonly frame: Frame;
  /** How much of the picture is shown as it was, from the left, 0 to 1. */
  readonly before: number;
  readonly isDrawing: boolean;
  /** Over the picture: what takes marks. */
  readonly children?: ReactNode;
};

/** The result over a chequered ground, with as much of the picture before it as the slider says. */
export function Stage({ opened, preview, frame, before, isDrawing, children }: StageProps) {
  const t = useCutOutT();
  const format = useFormat();
  const { picture } = opened;
  const box = preview && frame.crop !== 'whole' ? cropBox(preview.bounds, frame.crop, frame.margin, picture) : undefined;
  return (
    <div
      css={styles.root}
      style={{ '--ratio': picture.width / picture.height, '--before': `${String(before * 100)}%` }}
      aria-busy={isDrawing}
    >
      {preview && (
        <DrawnImage css={styles.after} image={preview.image} label={t('cut-out.result', { share: format.percent(preview.share) })} />
      )}
      <DrawnImage css={[styles.before, preview === undefined && styles.whole]} image={picture} />
      {box && (
        <span
          css={styles.crop}
          aria-hidden
          style={{
            '--x': `${String(box.x * 100)}%`,
            '--y': `${String(box.y * 100)}%`,
            '--w': `${String(box.width * 100)}%`,
            '--h': `${String(box.height * 100)}%`,
          }}
        />
      )}
      {before > 0 && before < 1 && <span css={styles.line} aria-hidden />}
      {children}
      {isDrawing && (
        <span css={styles.busy}>
          <Spinner size={18} />
        </span>
      )}
    </div>
  );
}

const layer = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

const styles = {
  root: css({
    position: 'relative',
    overflow: 'hidden',
    width: 'min(100%, calc(var(--most-height, 70dvh) * var(--ratio)))',
    aspectRatio: 'var(--ratio)',
    marginInline: 'auto',
    background: `repeating-conic-gradient(${color.raised} 0 25%, ${color.sunken} 0 50%) 0 0 / 24px 24px`,
    boxShadow: `inset 0 0 0 1px ${color.line}`,
    userSelect: 'none',
  }),
  after: css(layer),
  before: css({ ...layer, clipPath: 'inset(0 calc(100% - var(--before)) 0 0)' }),
  whole: css({ clipPath: 'none' }),
  line: css({ position: 'absolute', insetBlock: 0, left: 'var(--before)', width: 2, marginInlineStart: -1, background: color.accent }),
  // What lies outside of the frame is dimmed by the shadow of the frame.
  crop: css({
    position: 'absolute',
    left: 'var(--x)',
    top: 'var(--y)',
    width: 'var(--w)',
    height: 'var(--h)',
    border: `2px solid ${color.accent}`,
    boxShadow: `0 0 0 100vmax ${color.scrim}`,
    pointerEvents: 'none',
  }),
  busy: css({
    position: 'absolute',
    insetBlockStart: 8,
    insetInlineEnd: 8,
    display: 'grid',
    padding: 6,
    borderRadius: '50%',
    background: color.page,
    color: color.text,
  }),
};
