import { color, css, font, IconButton, Image, media, space } from '@orime/ui';
import { ArrowDown, ArrowUp, Trash2 } from '@orime/ui/icons';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { useLookbooksT } from '../lookbook-texts.ts';
import type { LookDraft } from './lookbook-draft.ts';

/** Type of what is dragged within the list: the place of a look. */
const DRAGGED = 'application/x-orime-look';

export type LookListProps = {
  readonly looks: readonly LookDraft[];
  readonly chosen: number;
  readonly cover: string;
  readonly onChoose: (index: number) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (index: number) => void;
};

/** Looks in their order: put elsewhere by dragging, or by the buttons of the chosen one. */
export function LookList({ looks, chosen, onChoose, onMove, onRemove }: LookListProps) {
  const t = useLookbooksT();
  const [over, setOver] = useState<number>();

  function handleDrop(event: DragEvent, to: number): void {
    setOver(undefined);
    const from = event.dataTransfer.getData(DRAGGED);
    if (from === '') return;
    event.preventDefault();
    onMove(Number(from), to);
  }

  return (
    <ol css={styles.list} aria-label={t('lookbooks.order')}>
      {looks.map(({ picture, hotspots }, index) => {
        const number = index + 1;
        return (
          <li key={picture.id}>
            <div
              css={styles.look}
              data-over={over === index || undefined}
              draggable
              onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, String(index))}
              onDragOver={(event) => {
                if (!event.dataTransfer.types.includes(DRAGGED)) return;
                event.preventDefault();
                setOver(index);
              }}
              onDragLeave={() => setOver(undefined)}
              onDrop={(event) => handleDrop(event, index)}
            >
              <button css={styles.choice} type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
                <Image image={picture} alt="" sizes="3rem" ratio="3 / 4" css={styles.image} />
                <span>{t('lookbooks.look-points', { number, count: hotspots.length })}</span>
              </button>
              {index === chosen && (
                <span css={styles.tools}>
                  <IconButton label={t('lookbooks.up', { number })} disabled={index === 0} onClick={() => onMove(index, index - 1)}>
                    <ArrowUp size={16} aria-hidden />
                  </IconButton>
                  <IconButton
                    label={t('lookbooks.down', { number })}
                    disabled={number === looks.length}
                    onClick={() => onMove(index, index + 1)}
                  >
                    <ArrowDown size={16} aria-hidden />
                  </IconButton>
                  <IconButton label={t('lookbooks.remove-look', { number })} onClick={() => onRemove(index)}>
                    <Trash2 size={16} aria-hidden />
                  </IconButton>
                </span>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

const styles = {
  list: css({
    display: 'grid',
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxHeight: '18rem',
    overflowY: 'auto',
    [media.tablet]: { maxHeight: '40rem' },
  }),
  look: css({ borderBlockEnd: `1px solid ${color.line}`, cursor: 'grab', '&[data-over]': { background: color.successSoft } }),
  choice: css({
    display: 'grid',
    gridTemplateColumns: '3rem minmax(0, 1fr)',
    gap: space[3],
    alignItems: 'center',
    width: '100%',
    padding: space[2],
    textAlign: 'start',
    fontSize: font.size.sm,
    '&[aria-pressed="true"]': { background: color.sunken, fontWeight: font.weight.medium },
  }),
  image: css({ width: '3rem' }),
  tools: css({ display: 'flex', justifyContent: 'flex-end', background: color.sunken }),
};
