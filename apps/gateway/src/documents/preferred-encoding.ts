import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | undefined;

/** The best of brotli, gzip and none that the `Accept-Encoding` header allows; between equals the smaller one. */
export function preferredEncoding(header: string | undefined): Encoding {
  // Without the header anything would do; who does not say what it can read gets what everybody can.
  if (header === undefined) return undefined;
  const negotiator: EncodingNegotiator = new Negotiator({ headers: { 'accept-encoding': header } });
  const [best] = negotiator.encodings(['br', 'gzip', 'identity'], { preferred: ['br', 'gzip'] });
  return best === 'br' || best === 'gzip' ? best : undefined;
}

/** Its published types do not know the second parameter yet. */
interface EncodingNegotiator {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}
