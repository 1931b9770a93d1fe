import { quoteFingerprint, type Quote } from '@orime/commerce';
import type { Address } from '@orime/contracts/schemas';
import { hash } from 'node:crypto';

/**
 * What a buyer agrees to, as `quoteHash`: goods and amounts, to whom they go and who is written to. A payment that was
 * agreed for one address cannot become an order to another.
 */
export function hashTerms(quote: Quote, { email, address }: { readonly email: string | null; readonly address: Address | null }): string {
  // The database keeps the fields of an address in an order of its own.
  const fields = address === null ? null : Object.entries(address).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hash('sha256', `${quoteFingerprint(quote)}\n${JSON.stringify([email?.normalize('NFC') ?? null, fields])}`, 'base64url');
}
