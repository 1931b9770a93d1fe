import { stateOfZip } from './us-states.ts';

/** The parts of an address that say where it is. */
export interface PostalAddress {
  readonly line1: string;
  readonly line2?: string | undefined;
  readonly city: string;
  readonly region?: string | undefined;
  readonly postal: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
}

/**
 * What a country calls the area between city and country, and whether an address needs it:
 * `zip-state`: the postal code says it, only an unknown code leaves it to be asked for; `prefecture`, `province`, `state`: needed;
 * `optional`: some write it; `none`: not part of an address.
 */
export type RegionRule = 'zip-state' | 'prefecture' | 'province' | 'state' | 'optional' | 'none';

const WITHOUT_REGION = 'AT BE BG CH CY CZ DE DK EE FI FR GR HR HU IS LT LU LV MT NL NO PL PT RO SE SG SI SK'.split(' ');

const REGION_RULES: Readonly<Record<string, RegionRule>> = {
  ...Object.fromEntries(WITHOUT_REGION.map((country) => [country, 'none'])),
  AU: 'state',
  BR: 'state',
  CA: 'province',
  CN: 'province',
  IN: 'state',
  IT: 'province',
  JP: 'prefecture',
  MX: 'state',
  US: 'zip-state',
};

/** The rule of a country; `none` before one is chosen. */
export function regionRule(country: string): RegionRule {
  return country === '' ? 'none' : (REGION_RULES[country] ?? 'optional');
}

/** Whether an address must name its region. In the USA only where the ZIP code does not say it. */
export function needsRegion({ country, postal }: Pick<PostalAddress, 'country' | 'postal'>): boolean {
  const rule = regionRule(country);
  if (rule === 'zip-state') return isPostal(country, postal) && stateOfZip(postal) === undefined;
  return rule !== 'optional' && rule !== 'none';
}

const POSTAL_FORMS: Readonly<Record<string, RegExp>> = {
  JP: /^〒?\d{3}-?\d{4}$/,
  US: /^\d{5}(-?\d{4})?$/,
};

/** Whether a postal code has the form of its country; true for countries whose form is not known here. */
export function isPostal(country: string, postal: string): boolean {
  return (
    POSTAL_FORMS[country]?.test(
      postal
        .normalize('NFKC')
        .replaceAll(/[\s]/g, '')
        .replaceAll(/[ー―‐−]/g, '-'),
    ) ?? true
  );
}

export interface AddressProblem {
  readonly part: 'postal' | 'region';
  readonly kind: 'required' | 'malformed';
}

/** What the country of an address objects to, beside parts that every address needs. */
export function addressProblems(address: Pick<PostalAddress, 'country' | 'postal' | 'region'>): readonly AddressProblem[] {
  const { country, postal, region = '' } = address;
  const problems: AddressProblem[] = [];
  if (postal.trim() !== '' && !isPostal(country, postal)) problems.push({ part: 'postal', kind: 'malformed' });
  if (region.trim() === '' && needsRegion(address)) problems.push({ part: 'region', kind: 'required' });
  return problems;
}

/** The region of an address: the one that was given, in the USA the state of the ZIP code in its place; empty where there is none. */
export function regionOf({ country, postal, region = '' }: Pick<PostalAddress, 'country' | 'postal' | 'region'>): string {
  if (country !== 'US') return region.trim();
  return stateOfZip(postal) ?? region.trim();
}
