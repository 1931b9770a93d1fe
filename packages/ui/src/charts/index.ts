// Charts drawn as SVG. Each can be walked by arrow keys and has its numbers as a table. A door of its own: the scales are heavy.
export { BarChart } from './bar-chart.tsx';
export { LineChart } from './line-chart.tsx';
export { Sparkline } from './sparkline.tsx';
export type { ChartPoint, ChartSeries } from './chart-data.ts';
