/** The country of a filter as the API knows it, a whole code; undefined for what is none, as an address may hold anything. */
export function readCountry(filter: string | undefined): string | undefined {
  const code = (filter ?? '').trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : undefined;
}
