import { color, css, space } from '@orime/ui';
import { WORDMARK } from '@orime/ui/brand';

/** The wordmark in its clear space, with the unit drawn into the corners. */
export function ClearSpace({ label }: { readonly label: string }) {
  const { width, height, xHeight: unit, path } = WORDMARK;
  const corners = [
    [0, 0],
    [unit + width, 0],
    [0, unit + height],
    [unit + width, unit + height],
  ] as const;
  return (
    <div css={styles.root}>
      <svg
        css={styles.drawing}
        viewBox={`-4 -4 ${String(width + 2 * unit + 8)} ${String(height + 2 * unit + 8)}`}
        role="img"
        aria-label={label}
      >
        {corners.map(([x, y]) => (
          <rect key={`${String(x)} ${String(y)}`} x={x} y={y} width={unit} height={unit} css={styles.unit} />
        ))}
        <rect width={width + 2 * unit} height={height + 2 * unit} css={styles.frame} />
        <rect x={unit} y={unit} width={width} height={height} css={styles.frame} />
        <path d={path} transform={`translate(${String(unit)} ${String(unit)})`} fill="currentColor" />
      </svg>
    </div>
  );
}

const styles = {
  root: css({ display: 'grid', placeItems: 'center', padding: `clamp(${space[5]}, 5vw, ${space[8]})`, background: color.sunken }),
  drawing: css({ width: '100%', maxWidth: '40rem', height: 'auto' }),
  frame: css({ fill: 'none', stroke: color.accent, strokeWidth: 1, strokeDasharray: '5 5' }),
  unit: css({ fill: color.accent, opacity: 0.14 }),
};
