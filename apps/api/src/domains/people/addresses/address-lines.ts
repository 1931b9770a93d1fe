export interface PostalAddress {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  readonly region?: string | undefined;
  readonly postal: string;
  readonly country: string;
}

/** Where the city is written before the postal code. */
const cityFirst: ReadonlySet<string> = new Set(['US', 'CA', 'AU', 'NZ', 'GB', 'IE', 'IN']);

/** An address as its own country writes it: from large to small in Japan, from small to large elsewhere. With a `name`, it stands where a letter has it. */
export function addressLines({ line1, line2 = '', city, region = '', postal, country }: PostalAddress, name = ''): string[] {
  const lines =
    country === 'JP'
      ? [`〒${postal.replace(/^〒/, '')}`, `${region}${city}${line1}`, line2, name]
      : [name, line1, line2, townOf({ city, region, postal, country }), country];
  return lines.filter((line) => line.trim() !== '');
}

function townOf({
  city,
  region,
  postal,
  country,
}: Required<Pick<PostalAddress, 'city' | 'postal' | 'country'>> & { readonly region: string }): string {
  const join = (separator: string, ...parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(separator);
  return cityFirst.has(country) ? join(', ', city, join(' ', region, postal)) : join(', ', join(' ', postal, city), region);
}
