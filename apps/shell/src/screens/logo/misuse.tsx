import { useText } from '@orime/platform';
import { color, css, font, media, space } from '@orime/ui';
import { WORDMARK } from '@orime/ui/brand';
import type { ReactNode } from 'react';
import { LOGO } from './logo-content.ts';
import { WordmarkDrawing } from './wordmark-drawing.tsx';

type Fault = keyof typeof LOGO.misuse.items;

/** The wordmark wronged, each time in one way. */
export function Misuse() {
  const text = useText();
  const faults = Object.keys(DRAWINGS) as Fault[]; // the record's keys are exactly these
  return (
    <ul css={styles.list}>
      {faults.map((fault) => (
        <li key={fault}>
          <div css={[styles.box, fault === 'busy' && styles.stripes]} aria-hidden>
            {DRAWINGS[fault]}
          </div>
          <p css={styles.words}>{text(LOGO.misuse.items[fault])}</p>
        </li>
      ))}
    </ul>
  );
}

const { width, height, path } = WORDMARK;
const box = `0 0 ${String(width)} ${String(height)}`;

/** Letters in three inks: each copy shows the part of the word inside its window. */
const patchwork = (['#3f6fd8', '#2f9a62', '#d8a22f'] as const).map((ink, index) => (
  <svg
    key={ink}
    x={(width / 3) * index}
    width={width / 3}
    height={height}
    viewBox={`${String((width / 3) * index)} 0 ${String(width / 3)} ${String(height)}`}
  >
    <path d={path} fill={ink} />
  </svg>
));

const mark = css({ width: '62%', height: 'auto', overflow: 'visible' });

const DRAWINGS: Record<Fault, ReactNode> = {
  stretch: <WordmarkDrawing css={[mark, css({ transform: 'scale(1.25, 0.6)' })]} decorative />,
  tilt: <WordmarkDrawing css={[mark, css({ transform: 'rotate(-16deg)' })]} decorative />,
  recolour: (
    <svg css={mark} viewBox={box}>
      {patchwork}
    </svg>
  ),
  outline: (
    <svg css={mark} viewBox={box}>
      <path d={path} transform="translate(7 7)" fill={color.accent} opacity="0.5" />
      <path d={path} fill="none" stroke="currentColor" strokeWidth="3" />
    </svg>
  ),
  busy: <WordmarkDrawing css={mark} decorative />,
  crowd: (
    <span
      css={css({
        display: 'grid',
        gap: 2,
        width: '62%',
        fontSize: font.size.xs,
        fontWeight: font.weight.semibold,
        lineHeight: 1,
        letterSpacing: '0.05em',
      })}
    >
      <WordmarkDrawing css={css({ width: '100%', height: 'auto' })} decorative />
      AUTUMN SALE 2026
    </span>
  ),
};

const styles = {
  list: css({
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    gap: `${space[5]} ${space[3]}`,
    listStyle: 'none',
    [media.tablet]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  }),
  box: css({ display: 'grid', placeItems: 'center', aspectRatio: '4 / 3', background: color.sunken, overflow: 'hidden' }),
  stripes: css({ background: `repeating-linear-gradient(115deg, ${color.text} 0 9px, ${color.sunken} 9px 20px)` }),
  words: css({ marginBlockStart: space[2], fontSize: font.size.sm, color: color.muted }),
};
