import { css } from '@orime/ui';

export type CareSymbolProps = {
  /** Key of the care label; one without a symbol of the standard leaves its place empty. */
  readonly care: string;
  readonly className?: string;
};

/** The symbol of ISO 3758 and JIS L 0001 for a care label, in the colour of the text. The label says the same in words. */
export function CareSymbol({ care, className }: CareSymbolProps) {
  const symbol = Object.hasOwn(SYMBOLS, care) ? SYMBOLS[care] : undefined;
  return (
    <svg css={styles.root} className={className} viewBox="0 0 32 28" aria-hidden focusable="false">
      {symbol?.lines.map((path) => (
        <path key={path} d={path} />
      ))}
      {symbol?.dots?.map(([x, y]) => (
        <circle key={x} css={styles.dot} cx={x} cy={y} r={1.6} />
      ))}
      {symbol?.letters !== undefined && (
        <text css={styles.letters} x={16} y={symbol.letters.length > 1 ? 19.5 : 17.6}>
          {symbol.letters}
        </text>
      )}
    </svg>
  );
}

type CareDrawing = {
  readonly lines: readonly string[];
  readonly dots?: readonly (readonly [x: number, y: number])[];
  readonly letters?: string;
};

const TUB =
  'M2 6l3.500 17.500h21L30 6M2 8.500c2.300 0 2.300 2.200 4.700 2.200S9 8.500 11.300 8.500s2.300 2.200 4.700 2.200 2.300-2.200 4.700-2.200 2.300 2.200 4.600 2.200S27.700 8.500 30 8.500';
const CROSS = 'M4 2.500l24 23M28 2.500l-24 23';
const TRIANGLE = 'M16 3.500l12.500 21h-25z';
const SQUARE = 'M6 4h20v20H6z';
const CIRCLE = 'M16 4a10 10 0 1 1 0 20 10 10 0 0 1 0-20z';
const IN_SQUARE = 'M16 6.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15z';
const SHADE = 'M6 12l8-8';
const IRON = 'M3 22.500h26l-3-13a4 4 0 0 0-4-3H11M3 22.500c1-6 4.500-9.500 10-9.500h14';
const HAND = 'M9 19h6.500c1.800 0 3-.700 4-2l4-5.500M9 15.500h3l2.500-3.500c.800-1 2.300 0 1.700 1.200L15 15.500';
const MILD = 'M7 26.500h18';

/** Labels that the standard knows. Brushing, steaming and leather balm have words alone. */
const SYMBOLS: Readonly<Record<string, CareDrawing>> = {
  'machine-wash-cold': { lines: [TUB, MILD], letters: '30' },
  'machine-wash-warm': { lines: [TUB], letters: '40' },
  'hand-wash': { lines: [TUB, HAND] },
  'do-not-wash': { lines: [TUB, CROSS] },
  'do-not-bleach': { lines: [TRIANGLE, CROSS] },
  'do-not-tumble-dry': { lines: [SQUARE, IN_SQUARE, CROSS] },
  'line-dry': { lines: [SQUARE, SHADE, 'M16 8v12'] },
  'flat-dry': { lines: [SQUARE, SHADE, 'M10 14h12'] },
  'iron-low': { lines: [IRON], dots: [[16, 18]] },
  'iron-medium': {
    lines: [IRON],
    dots: [
      [13.5, 18],
      [18.5, 18],
    ],
  },
  'do-not-iron': { lines: [IRON, CROSS] },
  'dry-clean': { lines: [CIRCLE], letters: 'P' },
  'do-not-dry-clean': { lines: [CIRCLE, CROSS] },
  'wet-clean': { lines: [CIRCLE], letters: 'W' },
};

const styles = {
  root: css({
    flex: 'none',
    width: '2rem',
    height: '1.75rem',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.6,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  }),
  dot: css({ fill: 'currentColor', stroke: 'none' }),
  letters: css({ fill: 'currentColor', stroke: 'none', fontSize: 10, fontWeight: 600, textAnchor: 'middle' }),
};
