import type { Design } from '@orime/contracts/api/catalogue/design';

export type SizeChart = Design['sizeChart'];

/** Girths that only a body has; a garment's own are 身幅 and the like. `body-waist` stands beside a garment's waist. */
const BODY_MEASURES: ReadonlySet<string> = new Set(['bust', 'chest', 'body-waist', 'hip', 'hips', 'arm', 'neck']);

/**
 * A size table in two: what the garment measures, and the bodies its sizes are made for. A table with girths of a body and nothing
 * that is measured on a garment alone is one of bodies, its waist included.
 */
export function splitChart(chart: SizeChart): { readonly garment: SizeChart; readonly body: SizeChart } {
  const keys = chart.flatMap(({ measurements }) => measurements.flatMap(({ key }) => key ?? []));
  const isBodyChart = keys.some((key) => BODY_MEASURES.has(key)) && keys.every((key) => BODY_MEASURES.has(key) || key === 'waist');
  const isOfBody = (key: string | undefined) => key !== undefined && (BODY_MEASURES.has(key) || (isBodyChart && key === 'waist'));
  const part = (wanted: boolean): SizeChart =>
    chart
      .map(({ size, measurements }) => ({ size, measurements: measurements.filter(({ key }) => isOfBody(key) === wanted) }))
      .filter(({ measurements }) => measurements.length > 0);
  return { garment: part(false), body: part(true) };
}
