import { color, css } from '@orime/ui';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';

export type SparklineProps = {
  readonly values: readonly number[];
  /** What it shows in words, with first and last value: "Views, 120 to 480 in 30 days". The numbers themselves stand beside it. */
  readonly label: string;
};

const WIDTH = 96;
const HEIGHT = 28;
/** Room for the dot at the end. */
const EDGE = 3;

/** A course at a glance, as high as a line of text. Nothing for fewer than two values. */
export function Sparkline({ values, label }: SparklineProps) {
  if (values.length < 2) return null;
  const x = scaleLinear<number>({ domain: [0, values.length - 1], range: [EDGE, WIDTH - EDGE] });
  const y = scaleLinear<number>({ domain: [Math.min(...values), Math.max(...values)], range: [HEIGHT - EDGE, EDGE] });
  const last = values.at(-1) ?? 0;
  return (
    <svg css={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <LinePath
        data={values.map((value, index) => [index, value] as const)}
        x={([index]) => x(index)}
        y={([, value]) => y(value)}
        stroke={color.text}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
      <circle cx={x(values.length - 1)} cy={y(last)} r={2.5} fill={color.accent} />
    </svg>
  );
}

const styles = { root: css({ display: 'inline-block', verticalAlign: 'middle', maxWidth: 'none' }) };
