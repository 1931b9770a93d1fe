import { WORDMARK } from './wordmark-outline.ts';

/** The wordmark as an SVG file in one colour (any CSS colour), on a transparent ground. */
export function wordmarkSvg(ink: string): string {
  const { text, width, height, path } = WORDMARK;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}" width="${String(width)}" height="${String(height)}"><title>${text}</title><path fill="${ink}" d="${path}"/></svg>\n`;
}
