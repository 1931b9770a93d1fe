import { color } from '@orime/ui';
import { scaleBand, scaleLinear } from '@visx/scale';
import { ChartAxes } from './chart-axes.tsx';
import { domainOf } from './chart-data.ts';
import type { ChartPoint, ChartProps } from './chart-data.ts';
import { ChartFrame } from './chart-frame.tsx';

export type BarChartProps = ChartProps & {
  readonly points: readonly ChartPoint[];
  /** Head of the values in the table: "Sales". */
  readonly valueHeader: string;
};

/** Amounts beside each other, from zero. */
export function BarChart({ title, points, format, formatTick = format, labelHeader, valueHeader, heightRem = 15 }: BarChartProps) {
  const domain = domainOf(points.map(({ value }) => value));
  return (
    <ChartFrame
      {...{ title, labelHeader, heightRem }}
      left={LEFT}
      labels={points.map(({ label }) => label)}
      columns={[{ id: 'value', label: valueHeader, color: color.text, values: points.map(({ value }) => format(value)) }]}
    >
      {(box, active) => {
        const x = scaleBand<number>({ domain: points.map((_, index) => index), range: [0, box.width], padding: 0.28 });
        const y = scaleLinear<number>({ domain: [...domain], range: [box.height, 0], nice: 4 });
        const middle = (index: number): number => (x(index) ?? 0) + x.bandwidth() / 2;
        return (
          <>
            <ChartAxes
              box={box}
              labels={points.map(({ label }) => label)}
              xOf={middle}
              ticks={y.ticks(4).map((value) => ({ value, y: y(value), text: formatTick(value) }))}
            />
            <g transform={`translate(${box.left} ${box.top})`}>
              {points.map(({ id, value }, index) => (
                <rect
                  key={id}
                  x={x(index)}
                  y={Math.min(y(0), y(value))}
                  width={x.bandwidth()}
                  height={Math.abs(y(value) - y(0))}
                  fill={active === index ? color.accent : color.text}
                />
              ))}
            </g>
          </>
        );
      }}
    </ChartFrame>
  );
}

/** Room for the values beside the axis, in pixels. */
export const LEFT = 56;
