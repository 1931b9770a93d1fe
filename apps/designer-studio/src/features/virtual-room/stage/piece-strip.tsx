import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useText } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';
import { useRoomT } from '../room-texts.ts';

export type PieceStripProps = {
  readonly pieces: readonly DesignCard[];
  readonly seenIndex: number | undefined;
  /** A piece is looked at: the room goes there. */
  readonly onNear: (index: number) => void;
  readonly onOpen: (slug: string) => void;
};

/** The numbers that stand in the room, as buttons in the order of the collection: focus goes to a piece, a press opens it. */
export function PieceStrip({ pieces, seenIndex, onNear, onOpen }: PieceStripProps) {
  const t = useRoomT();
  const text = useText();
  return (
    <ol css={styles.root} aria-label={t('room.strip')}>
      {pieces.map((piece, index) => (
        <li key={piece.id}>
          <button
            type="button"
            css={[styles.button, index === seenIndex && styles.seen]}
            aria-haspopup="dialog"
            onFocus={() => onNear(index)}
            onClick={() => onOpen(piece.slug)}
          >
            <span css={styles.number}>{index + 1}</span> {text(piece)}
          </button>
        </li>
      ))}
    </ol>
  );
}

const styles = {
  root: css({
    display: 'flex',
    gap: space[2],
    margin: 0,
    padding: space[1],
    listStyle: 'none',
    overflowX: 'auto',
    [media.tablet]: { flexWrap: 'wrap', overflowX: 'visible' },
  }),
  button: css({
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    minHeight: '2.75rem',
    paddingInline: space[3],
    border: `1px solid ${color.line}`,
    fontSize: font.size.sm,
    whiteSpace: 'nowrap',
    [media.hover]: { '&:hover': { borderColor: color.text } },
  }),
  seen: css({ borderColor: color.text }),
  number: css({ fontFamily: font.display, fontVariantNumeric: 'tabular-nums', color: color.muted }),
};
