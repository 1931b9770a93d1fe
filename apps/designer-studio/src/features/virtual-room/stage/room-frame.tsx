import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useTheme } from '@orime/platform';
import { color, css, font, motion, ProgressBar, space } from '@orime/ui';
import { useRef, useState } from 'react';
import { useRoomT } from '../room-texts.ts';
import { drawingPower } from './drawing-power.ts';
import { useRoomStock } from './use-room-stock.ts';

export type RoomFrameProps = {
  /** Written on the wall. */
  readonly title: string;
  readonly pieces: readonly DesignCard[];
  /** The piece to go to. */
  readonly seenIndex: number | undefined;
  readonly onOpen: (slug: string) => void;
  readonly onFail: (how: 'lost' | 'failed') => void;
};

/** The drawn room, and until it stands how far it is. */
export function RoomFrame({ title, pieces, seenIndex, onOpen, onFail }: RoomFrameProps) {
  const t = useRoomT();
  const theme = useTheme();
  const [isDrawn, setDrawn] = useState(false);
  const marks = useRef<(HTMLSpanElement | null)[]>([]);
  const loaded = useRoomStock(pieces, () => onFail('failed'));
  return (
    <>
      {loaded.status === 'ready' && (
        <div css={[styles.room, !isDrawn && styles.hidden]}>
          <loaded.Room
            stock={loaded.stock}
            theme={theme}
            title={title}
            power={drawingPower()}
            seenIndex={seenIndex}
            label={t('room.canvas', { name: title })}
            marks={marks}
            onDrawn={() => setDrawn(true)}
            onPick={(index) => {
              const piece = pieces[index];
              if (piece) onOpen(piece.slug);
            }}
            onLost={() => onFail('lost')}
          />
        </div>
      )}
      <div css={[styles.marks, !isDrawn && styles.hidden]} aria-hidden>
        {pieces.map((piece, index) => (
          <span
            key={piece.id}
            ref={(mark) => {
              marks.current[index] = mark;
            }}
            css={[styles.mark, index === seenIndex && styles.seen]}
          >
            {index + 1}
          </span>
        ))}
      </div>
      {!isDrawn && (
        <div css={styles.progress}>
          <ProgressBar label={t('room.loading')} value={loaded.status === 'ready' ? 1 : loaded.progress} />
        </div>
      )}
    </>
  );
}

const styles = {
  room: css({ position: 'absolute', inset: 0, transition: `opacity ${motion.slow}` }),
  marks: css({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none', transition: `opacity ${motion.slow}` }),
  hidden: css({ opacity: 0 }),
  mark: css({
    position: 'absolute',
    insetBlockStart: 0,
    left: 0,
    display: 'grid',
    placeItems: 'center',
    width: '1.625rem',
    height: '1.625rem',
    margin: '-0.8125rem 0 0 -0.8125rem',
    borderRadius: '50%',
    border: `1px solid ${color.text}`,
    background: color.page,
    color: color.text,
    fontSize: font.size.xs,
    fontVariantNumeric: 'tabular-nums',
    visibility: 'hidden',
  }),
  seen: css({ background: color.text, color: color.page }),
  progress: css({
    position: 'absolute',
    insetInline: space[4],
    insetBlockEnd: space[4],
    maxWidth: '24rem',
    padding: space[4],
    background: color.page,
  }),
};
