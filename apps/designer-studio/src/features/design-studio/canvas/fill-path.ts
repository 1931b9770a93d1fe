/** Fills a path; paths that overlap spare each other with `evenodd`. */
export function fillPath(context: CanvasRenderingContext2D, path: Path2D, rule: CanvasFillRule = 'nonzero'): void {
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(path, rule);
}
