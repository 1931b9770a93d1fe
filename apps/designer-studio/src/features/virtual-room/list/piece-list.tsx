import { DesignPrice } from '@orime/cards';
import type { DesignCard } from '@orime/contracts/api/catalogue/design';
import { useText } from '@orime/platform';
import { color, css, font, Grid, Image, media, motion, space, Text } from '@orime/ui';
import { useRoomT } from '../room-texts.ts';

export type PieceListProps = {
  readonly pieces: readonly DesignCard[];
  /** The first pictures are the largest of the first view. */
  readonly isFirstView: boolean;
  readonly onOpen: (slug: string) => void;
};

/** The pieces in the order of the collection: the whole showroom where nothing is drawn in 3D. */
export function PieceList({ pieces, isFirstView, onOpen }: PieceListProps) {
  return (
    <Grid as="ol" columns={[2, 3, 4]} gap={4} rowGap={6}>
      {pieces.map((piece, index) => (
        <li key={piece.id}>
          <Piece piece={piece} number={index + 1} isFirstView={isFirstView && index < 4} onOpen={onOpen} />
        </li>
      ))}
    </Grid>
  );
}

type PieceProps = {
  readonly piece: DesignCard;
  readonly number: number;
  readonly isFirstView: boolean;
  readonly onOpen: (slug: string) => void;
};

function Piece({ piece, number, isFirstView, onOpen }: PieceProps) {
  const t = useRoomT();
  const text = useText();
  const [picture] = piece.images;
  return (
    <article css={styles.root}>
      <div css={styles.media}>
        {picture ? (
          <Image
            css={styles.picture}
            image={picture}
            alt=""
            sizes="(min-width: 1224px) 25vw, (min-width: 768px) 33vw, 50vw"
            ratio="3 / 4"
            priority={isFirstView}
          />
        ) : (
          <span css={styles.empty} />
        )}
        <span css={styles.number} aria-hidden>
          {number}
        </span>
      </div>
      <h3 css={styles.name}>
        <button type="button" css={styles.button} aria-haspopup="dialog" onClick={() => onOpen(piece.slug)}>
          {text(piece)}
        </button>
      </h3>
      <Text size="sm" tone="muted">
        {text(piece.colourLabel)}
      </Text>
      {piece.soldOut ? (
        <Text size="sm" tone="muted">
          {t('room.sold-out')}
        </Text>
      ) : (
        <DesignPrice design={piece} />
      )}
    </article>
  );
}

const styles = {
  root: css({ position: 'relative', display: 'grid', gap: space[1], alignContent: 'start', minWidth: 0 }),
  media: css({ position: 'relative', overflow: 'hidden', marginBlockEnd: space[2] }),
  picture: css({ transition: `transform ${motion.slow}`, [media.hover]: { 'article:hover &': { transform: 'scale(1.02)' } } }),
  empty: css({ display: 'block', aspectRatio: '3 / 4', background: color.sunken }),
  number: css({
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    padding: `${space[1]} ${space[3]}`,
    background: color.page,
    color: color.text,
    fontFamily: font.display,
    fontVariantNumeric: 'tabular-nums',
  }),
  name: css({ fontFamily: font.display, fontSize: font.size.h4, lineHeight: 1.25 }),
  // The whole card is the button.
  button: css({
    minHeight: '1.75rem',
    textAlign: 'start',
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    [media.hover]: { 'article:hover &': { textDecoration: 'underline' } },
  }),
};
