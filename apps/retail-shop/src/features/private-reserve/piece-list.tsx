import type { ReserveDesign } from '@orime/contracts/api/catalogue/private-reserve';
import { useText } from '@orime/platform';
import { color, css, font, Heading, space, Text } from '@orime/ui';
import { useSizeName } from '../garment/index.ts';
import { PieceActions } from './piece-actions.tsx';
import { useReserveT } from './reserve-texts.ts';

export type PieceListProps = {
  readonly design: ReserveDesign;
  /** A hold was taken, was lost or has run out. */
  readonly onChanged: () => void;
};

/** The numbered pieces of a garment, each with what the visitor may do about it. */
export function PieceList({ design, onChanged }: PieceListProps) {
  const t = useReserveT();
  const text = useText();
  const sizeName = useSizeName();
  return (
    <section css={styles.root} aria-labelledby="reserve-pieces">
      <Heading level={2} size={5} id="reserve-pieces">
        {t('reserve.pieces', { count: design.pieces.length })}
      </Heading>
      <ul css={styles.list}>
        {design.pieces.map((piece) => (
          <li key={piece.id} css={styles.piece} aria-label={t('reserve.piece', { serial: piece.serial })}>
            <div>
              <p css={styles.edition}>{t('reserve.edition', { edition: piece.edition })}</p>
              <Text size="sm" tone="muted">
                {t('reserve.piece.facts', { serial: piece.serial, size: sizeName(piece.size), condition: text(piece.condition) })}
              </Text>
            </div>
            <PieceActions design={design} piece={piece} onChanged={onChanged} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const styles = {
  root: css({ display: 'grid', gap: space[3] }),
  list: css({ margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${color.line}` }),
  piece: css({ display: 'grid', gap: space[3], paddingBlock: space[4], borderBlockEnd: `1px solid ${color.line}` }),
  edition: css({ fontWeight: font.weight.medium }),
};
