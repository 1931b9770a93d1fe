/** One number of a chart. `label` is what it is called on the axis and in the table. */
export type ChartPoint = { readonly id: string; readonly label: string; readonly value: number };

/** A line of a chart: the same labels as the others, in the same order. */
export type ChartSeries = { readonly id: string; readonly label: string; readonly points: readonly ChartPoint[] };

export type ChartProps = {
  /** Names the chart, its table and its read-out. */
  readonly title: string;
  /** Words for a value: formatted money, a count. */
  readonly format: (value: number) => string;
  /** Words for a value beside the axis, where there is less room. */
  readonly formatTick?: (value: number) => string;
  /** Height of the drawing in rem. */
  readonly heightRem?: number;
  /** Head of the labels in the table: "Week". */
  readonly labelHeader: string;
};

/** The least and the greatest value, zero always between them: bars that begin elsewhere mislead. */
export function domainOf(values: readonly number[]): readonly [number, number] {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  return low === high ? [0, 1] : [low, high];
}

/** Which labels fit: at most `room` of them, evenly, the first and where possible the last among them. */
export function shownTicks(count: number, room: number): readonly number[] {
  if (count <= room) return Array.from({ length: count }, (_, index) => index);
  const step = Math.ceil((count - 1) / Math.max(1, room - 1));
  return Array.from({ length: Math.floor((count - 1) / step) + 1 }, (_, index) => index * step);
}
