/** Values of a query string; empty ones are left out, arrays repeat the name. */
export type UrlParams = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

/**
 * A path with `:name` placeholders and a query, as one canonical string: parameters sorted by name, empty ones dropped.
 * Gateway and browser build the same read independently, and the inlined answer is found by this string.
 */
export function buildUrl(path: string, query: UrlParams = {}, params: Readonly<Record<string, string | undefined>> = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams();
  for (const name of Object.keys(query).sort()) {
    const value = query[name];
    if (value === undefined || value === null || value === '') continue;
    for (const item of typeof value === 'object' ? value : [String(value)]) search.append(name, item);
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
}
