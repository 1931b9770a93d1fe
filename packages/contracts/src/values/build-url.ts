/** Query parameters; empty values are omitted, arrays repeat the name. */
export type UrlParams = Readonly<Record<string, string | number | boolean | readonly string[] | null | undefined>>;

/**
 * Builds a canonical URL from a path with `:name` placeholders and a query: parameters sorted by name, empty ones omitted. Gateway
 * and browser build the same read independently, and inlined responses are looked up by this string.
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
