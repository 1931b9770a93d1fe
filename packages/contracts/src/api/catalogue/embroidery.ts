import { Type, type Static } from 'typebox';
import { Language } from '../../schemas/common.ts';

/** Most threads of a chart. */
const MOST_LINES = 100;

/** One thread: colour as six hex digits, name, stitches, metres. */
const LINE = String.raw`[0-9a-f]{6}\|[^|~\u0000-\u001f]{1,40}\|\d{1,6}\|\d{1,5}(\.\d)?`;

export const ThreadChartQuery = Type.Object({
  lang: Type.Optional(Language),
  name: Type.String({ minLength: 1, maxLength: 120 }),
  hoop: Type.String({ maxLength: 40 }),
  /** Millimetres. */
  width: Type.Number({ minimum: 0, maximum: 2000 }),
  height: Type.Number({ minimum: 0, maximum: 2000 }),
  minutes: Type.Integer({ minimum: 0, maximum: 100_000 }),
  /** Threads in the order of sewing, each `colour|name|stitches|metres`, joined by `~`. */
  lines: Type.String({ pattern: `^${LINE}(~${LINE}){0,${String(MOST_LINES - 1)}}$`, maxLength: 7000 }),
});
export type ThreadChartQuery = Static<typeof ThreadChartQuery>;

/** The threads of an embroidery to print, as DST files carry no colours. All that stands in it comes with the address. */
export const getThreadChartPdf = {
  method: 'GET',
  url: '/api/embroidery/thread-chart.pdf',
  querystring: ThreadChartQuery,
} as const;
