import { color } from '@orime/ui';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { LEFT } from './bar-chart.tsx';
import { ChartAxes } from './chart-axes.tsx';
import { domainOf } from './chart-data.ts';
import type { ChartProps, ChartSeries } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';

export type LineChartProps = ChartProps & {
  /** One to four lines. They differ by stroke as well as by colour. */
  readonly series: readonly ChartSeries[];
};

/** How numbers went over time. */
export function LineChart({ title, series, format, formatTick = format, labelHeader, heightRem = 15 }: LineChartProps) {
  const labels = (series[0]?.points ?? []).map(({ label }) => label);
  const domain = domainOf(series.flatMap(({ points }) => points.map(({ value }) => value)));
  return (
    <ChartFrame
      {...{ title, labelHeader, heightRem, labels }}
      left={LEFT}
      columns={series.map(({ id, label, points }, index) => ({
        id,
        label,
        color: strokeOf(index).stroke,
        values: points.map(({ value }) => format(value)),
      }))}
    >
      {(box, active) => {
        // Each label has its band, as the bars have, so that a pointer finds both alike.
        const band = box.width / Math.max(1, labels.length);
        const xOf = (index: number): number => band * (index + 0.5);
        const y = scaleLinear<number>({ domain: [...domain], range: [box.height, 0], nice: 4 });
        return (
          <>
            <ChartAxes {...{ box, labels, xOf }} ticks={y.ticks(4).map((value) => ({ value, y: y(value), text: formatTick(value) }))} />
            <g transform={`translate(${box.left} ${box.top})`}>
              {active !== undefined && <line x1={xOf(active)} x2={xOf(active)} y2={box.height} stroke={color.lineStrong} />}
              {series.map(({ id, points }, index) => (
                <g key={id}>
                  <LinePath
                    data={[...points]}
                    x={(point) => xOf(points.indexOf(point))}
                    y={(point) => y(point.value)}
                    strokeWidth={1.75}
                    strokeLinejoin="round"
                    {...strokeOf(index)}
                  />
                  {points.map(
                    ({ value }, at) =>
                      active === at && (
                        <circle
                          key={at}
                          cx={xOf(at)}
                          cy={y(value)}
                          r={4}
                          fill={strokeOf(index).stroke}
                          stroke={color.page}
                          strokeWidth={2}
                        />
                      ),
                  )}
                </g>
              ))}
            </g>
          </>
        );
      }}
    </ChartFrame>
  );
}

const STROKES = [
  { stroke: color.accent },
  { stroke: color.text, strokeDasharray: '5 4' },
  { stroke: color.success, strokeDasharray: '1 4', strokeLinecap: 'round' },
  { stroke: color.warning, strokeDasharray: '8 3 2 3' },
] as const;

function strokeOf(index: number) {
  return STROKES[index % STROKES.length] ?? STROKES[0];
}
