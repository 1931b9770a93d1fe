import { useText } from '@orime/platform';
import { color, css, font } from '@orime/ui';
import type { DimensionLine, GarmentDrawing } from './drawing/drawing-shape.ts';
import { useSizeGuideT } from './size-guide-texts.ts';
import type { SizeChart } from './split-chart.ts';

export type MeasureDrawingProps = {
  readonly drawing: GarmentDrawing;
  readonly measurements: SizeChart[number]['measurements'];
  readonly length: (cm: number) => string;
  /** Name of the size that is drawn. */
  readonly size: string;
};

/** The garment laid flat with its measures written on it. The table says the same in words, so that the drawing is one image. */
export function MeasureDrawing({ drawing, measurements, length, size }: MeasureDrawingProps) {
  const t = useSizeGuideT();
  const text = useText();
  const { left, top, width, height, outlines, dimensions } = drawing;
  // Words keep their size on the page whatever the garment's is.
  const letter = Math.max(width, height) / 26;
  const margin = letter * 1.5;
  const words = (line: DimensionLine): string => {
    const measurement = measurements.find(({ key }) => key === line.key);
    return measurement ? `${text(measurement.label)} ${length(measurement.cm)}` : '';
  };
  return (
    <svg
      css={styles.root}
      viewBox={`${left - margin} ${top - margin} ${width + 2 * margin} ${height + 2 * margin}`}
      role="img"
      aria-label={t('size-guide.drawing', { size })}
    >
      {outlines.map((path) => (
        <path key={path} css={[styles.outline, path.endsWith('Z') && styles.cloth]} d={path} />
      ))}
      {dimensions.map((line) => {
        const isUpright = Math.abs(line.from[0] - line.to[0]) < Math.abs(line.from[1] - line.to[1]);
        // Upright lines are written on lower down, where no level line crosses them.
        const place = isUpright ? 0.66 : 0.5;
        const x = line.from[0] + (line.to[0] - line.from[0]) * place;
        const y = line.from[1] + (line.to[1] - line.from[1]) * place;
        return (
          <g key={line.key}>
            <line css={styles.dimension} x1={line.from[0]} y1={line.from[1]} x2={line.to[0]} y2={line.to[1]} />
            {[line.from, line.to].map(([cx, cy]) => (
              <circle key={`${cx} ${cy}`} css={styles.end} cx={cx} cy={cy} r={letter / 7} />
            ))}
            <text css={styles.words} x={x} y={y - letter * (isUpright ? 0 : 0.35)} fontSize={letter} strokeWidth={letter / 3}>
              {words(line)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

const styles = {
  root: css({ display: 'block', width: '100%', maxWidth: '30rem', maxHeight: '26rem', overflow: 'visible' }),
  outline: css({ fill: 'none', stroke: color.text, strokeWidth: 1.25, vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round' }),
  cloth: css({ fill: color.sunken }),
  dimension: css({ stroke: color.accent, strokeWidth: 1, vectorEffect: 'non-scaling-stroke' }),
  end: css({ fill: color.accent }),
  words: css({
    fill: color.text,
    stroke: color.page,
    paintOrder: 'stroke',
    strokeLinejoin: 'round',
    textAnchor: 'middle',
    fontFamily: font.sans,
    fontVariantNumeric: 'tabular-nums',
  }),
};
