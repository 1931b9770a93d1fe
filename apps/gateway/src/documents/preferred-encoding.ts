export type Encoding = 'br' | 'gzip' | undefined;

/** Brotli before gzip before none, of what the `Accept-Encoding` header allows. */
export function preferredEncoding(header: string | undefined): Encoding {
  const allowed = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0+)?$/.test(part))
      .map((part) => part.split(';', 1)[0]),
  );
  if (allowed.has('br') || allowed.has('*')) return 'br';
  return allowed.has('gzip') ? 'gzip' : undefined;
}
