import { useText } from '@orime/platform';
import { color, css, font, media, radius, space, z } from '@orime/ui';
import { EGG } from '../easter-egg-content.ts';
import { GarmentDrawing, garmentBox } from './garment-drawing.tsx';
import { GARMENTS } from './garments.ts';
import type { PaperGarment } from './garments.ts';
import { isWorn } from './outfit.ts';
import type { Outfit } from './outfit.ts';
import type { Dragging } from './use-dragging.ts';

export type WardrobeProps = Dragging & {
  readonly outfit: Outfit;
  readonly onToggle: (garment: PaperGarment) => void;
};

/** The garments as buttons that can also be dragged; one that is worn leaves its shape behind. */
export function Wardrobe({ outfit, dragged, handlersOf, onToggle }: WardrobeProps) {
  const text = useText();
  return (
    <ul css={styles.list} aria-label={text(EGG.doll.wardrobe)}>
      {GARMENTS.map((garment) => {
        const worn = isWorn(outfit, garment);
        const isLifted = dragged?.key === garment.key && !worn;
        return (
          <li key={garment.key} css={styles.cell}>
            <button
              css={styles.button}
              type="button"
              aria-pressed={worn}
              onClick={() => onToggle(garment)}
              {...(worn ? {} : handlersOf(garment.key))}
            >
              <svg
                css={[styles.drawing, worn && styles.gone, isLifted && styles.lifted]}
                style={isLifted ? { translate: `${String(dragged.x)}px ${String(dragged.y)}px` } : undefined}
                viewBox={garmentBox(garment)}
                aria-hidden
              >
                <GarmentDrawing garment={garment} />
              </svg>
              <span css={styles.name}>{text(garment.name)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

const styles = {
  list: css({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridAutoRows: '1fr', gap: space[3], listStyle: 'none' }),
  cell: css({ display: 'grid' }),
  button: css({
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    placeItems: 'center',
    gap: space[2],
    padding: space[3],
    border: `1px solid ${color.line}`,
    borderRadius: radius.sm,
    cursor: 'grab',
    touchAction: 'none',
    userSelect: 'none',
    '&[aria-pressed="true"]': { borderColor: color.accent, cursor: 'pointer' },
    [media.hover]: { '&:hover': { borderColor: color.lineStrong } },
  }),
  drawing: css({ width: '100%', height: 'min(19svh, 12rem)', overflow: 'visible' }),
  gone: css({ opacity: 0.16 }),
  lifted: css({ position: 'relative', zIndex: z.sticky, pointerEvents: 'none', filter: 'drop-shadow(0 12px 10px rgb(0 0 0 / 0.35))' }),
  name: css({ fontSize: font.size.sm, textAlign: 'center' }),
};
