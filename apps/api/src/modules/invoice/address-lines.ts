export interface PostalAddress {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  readonly region?: string | undefined;
  readonly postal: string;
  readonly country: string;
}

/** An address as its own country writes it: from large to small in Japan, from small to large elsewhere. */
export function addressLines({ line1, line2 = '', city, region = '', postal, country }: PostalAddress): string[] {
  const lines = country === 'JP' ? [`〒${postal}`, `${region}${region === '' ? '' : ' '}${city}`, line1, line2] : [line1, line2, [city, region, postal].filter((part) => part !== '').join(', '), country];
  return lines.filter((line) => line.trim() !== '');
}
