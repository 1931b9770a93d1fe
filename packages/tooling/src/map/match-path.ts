/** Segments of a path without query, fragment and trailing slash; `*` for what a value or a parameter fills. */
export function segmentsOf(path: string): readonly string[] {
  const [plain = ''] = path.split(/[?#]/);
  return plain
    .split('/')
    .filter((segment) => segment !== '')
    .map((segment) => (segment.startsWith(':') || /^\*+$/.test(segment) ? '*' : segment.replace(/\*+$/, '')));
}

/**
 * The patterns that answer a path, the most specific ones alone: `/designs/mine` is answered by itself, not by `/designs/:id`. A value
 * in the path fills a parameter, never a static segment.
 */
export function matchPath(path: string, patterns: readonly string[]): readonly string[] {
  const wanted = segmentsOf(path);
  const found = patterns
    .map((pattern) => ({ pattern, segments: segmentsOf(pattern) }))
    .filter(({ segments }) => segments.length === wanted.length)
    .filter(({ segments }) => segments.every((segment, index) => segment === '*' || segment === wanted[index]));
  const least = Math.min(...found.map(({ segments }) => parametersIn(segments)));
  return found.filter(({ segments }) => parametersIn(segments) === least).map(({ pattern }) => pattern);
}

function parametersIn(segments: readonly string[]): number {
  return segments.filter((segment) => segment === '*').length;
}
