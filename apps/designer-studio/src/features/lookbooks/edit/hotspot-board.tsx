import { useFormat, useText } from '@orime/platform';
import { color, css, font, Image } from '@orime/ui';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useLookbooksT } from '../lookbook-texts.ts';
import { movedBy } from './lookbook-draft.ts';
import type { HotspotDraft, LookDraft } from './lookbook-draft.ts';

/** Steps of the arrow keys in fractions of the picture: fine, and with Shift. */
const STEP = 0.01;
const LEAP = 0.05;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export type HotspotBoardProps = {
  readonly look: LookDraft;
  readonly number: number;
  readonly chosen: number | undefined;
  readonly nameOf: (hotspot: HotspotDraft) => string;
  readonly onAdd: (x: number, y: number) => void;
  readonly onChoose: (index: number) => void;
  readonly onMove: (index: number, hotspot: HotspotDraft) => void;
  readonly onRemove: (index: number) => void;
};

/** The picture with its points: a click sets one, arrow keys move the focused one, Delete takes it away. */
export function HotspotBoard({ look, number, chosen, nameOf, onAdd, onChoose, onMove, onRemove }: HotspotBoardProps) {
  const t = useLookbooksT();
  const text = useText();
  const format = useFormat();

  function handleClick({ clientX, clientY, currentTarget }: MouseEvent): void {
    const box = currentTarget.getBoundingClientRect();
    const at = movedBy({ x: 0, y: 0, designId: '' }, (clientX - box.left) / box.width, (clientY - box.top) / box.height);
    onAdd(at.x, at.y);
  }

  function handleKey(event: KeyboardEvent, index: number, hotspot: HotspotDraft): void {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return onRemove(index);
    }
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? LEAP : STEP;
    onMove(index, movedBy(hotspot, arrow[0] * step, arrow[1] * step));
  }

  return (
    <div>
      <div css={styles.stage}>
        {/* For pointers alone: keys have the button beside the picture. */}
        <div css={styles.picture} data-board onClick={handleClick} aria-hidden>
          <Image image={look.picture} alt="" sizes="22rem" ratio="3 / 4" />
        </div>
        {look.hotspots.map((hotspot, index) => (
          <button
            // Points have no identity besides their place.
            key={index}
            css={styles.point}
            type="button"
            data-open={hotspot.designId === '' || undefined}
            aria-pressed={index === chosen}
            aria-label={t('lookbooks.point', {
              number: index + 1,
              name: nameOf(hotspot),
              x: format.percent(hotspot.x),
              y: format.percent(hotspot.y),
            })}
            style={{ insetInlineStart: `${hotspot.x * 100}%`, insetBlockStart: `${hotspot.y * 100}%` }}
            onClick={() => onChoose(index)}
            onKeyDown={(event) => handleKey(event, index, hotspot)}
          >
            {index + 1}
          </button>
        ))}
      </div>
      <span css={styles.alt}>{text(look.picture.alt) || t('lookbooks.look-number', { number })}</span>
    </div>
  );
}

const styles = {
  stage: css({ position: 'relative' }),
  picture: css({ cursor: 'crosshair' }),
  alt: css({ display: 'block', fontSize: font.size.xs, color: color.muted }),
  point: css({
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: '2.75rem',
    height: '2.75rem',
    margin: '-1.375rem 0 0 -1.375rem',
    borderRadius: '50%',
    border: `2px solid ${color.page}`,
    background: color.text,
    color: color.page,
    fontSize: font.size.sm,
    '&[data-open]': { background: color.accent },
    '&[aria-pressed="true"]': { outline: `3px solid ${color.focus}`, outlineOffset: 2 },
  }),
};
