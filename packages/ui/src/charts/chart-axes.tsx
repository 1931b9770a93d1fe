import { color } from '@orime/ui';
import { shownTicks } from './chart-data.ts';
import type { ChartBox } from './chart-frame.tsx';

export type ChartAxesProps = {
  readonly box: ChartBox;
  readonly labels: readonly string[];
  /** Middle of a label, from the left edge of the box. */
  readonly xOf: (index: number) => number;
  readonly ticks: readonly { readonly value: number; readonly y: number; readonly text: string }[];
};

/** Room that one label takes, in pixels. */
const LABEL_PX = 64;

/** Fine lines for the values and the labels under them. */
export function ChartAxes({ box, labels, xOf, ticks }: ChartAxesProps) {
  return (
    <g aria-hidden transform={`translate(${box.left} ${box.top})`}>
      {ticks.map(({ value, y, text }) => (
        <g key={value} transform={`translate(0 ${y})`}>
          <line x2={box.width} stroke={value === 0 ? color.lineStrong : color.line} />
          <text x={-8} dy="0.32em" textAnchor="end">
            {text}
          </text>
        </g>
      ))}
      {shownTicks(labels.length, Math.max(2, Math.floor(box.width / LABEL_PX))).map((index) => (
        <text key={labels[index]} x={xOf(index)} y={box.height + 18} textAnchor="middle">
          {labels[index]}
        </text>
      ))}
    </g>
  );
}
