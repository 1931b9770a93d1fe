import { isEmpty } from '@orime/contracts';
import type { Application, ApplicationKind, PriceRange } from '@orime/contracts/api/people/application';
import { isEmail } from '../account/checks.ts';
import { HEARD_SOURCES } from '../intake/heard-sources.ts';
import type { ApplicationAnswers } from '../intake/intake.api.ts';

/** In the order they are offered. */
export const KINDS = ['designer', 'brand', 'producer', 'press', 'team'] as const satisfies readonly ApplicationKind[];
export const PRICE_RANGES = ['accessible', 'middle', 'high', 'couture'] as const satisfies readonly PriceRange[];

/** The fields whose `apply.wrong.<field>` says what is wrong with them, for our own checks and for the api's alike. */
const CHECKED = ['name', 'brand', 'email', 'country', 'website', 'instagram', 'yearFounded', 'statement', 'consent'] as const;
type Checked = (typeof CHECKED)[number];

/** The form as it is typed, in its order. `files` holds no value: it is where their error lands. */
export type ApplyValues = {
  readonly kind: ApplicationKind;
  readonly name: string;
  readonly brand: string;
  readonly email: string;
  readonly country: string;
  readonly website: string;
  readonly instagram: string;
  readonly yearFounded: string;
  readonly priceRange: string;
  readonly statement: string;
  readonly files: string;
  readonly heard: string;
  readonly consent: boolean;
  readonly subjectLine: string;
};

export const EMPTY: ApplyValues = {
  kind: 'designer',
  name: '',
  brand: '',
  email: '',
  country: '',
  website: '',
  instagram: '',
  yearFounded: '',
  priceRange: '',
  statement: '',
  files: '',
  heard: '',
  consent: false,
  subjectLine: '',
};

/** What a link such as `/apply?kind=producer` preselects. */
export const kindOf = (value: string | null): ApplicationKind => KINDS.find((kind) => kind === value) ?? 'designer';

export function valuesOf(application: Application): ApplyValues {
  const { kind, name, brand, email, country, website, instagram, statement, yearFounded, priceRange, heard } = application;
  return {
    ...EMPTY,
    kind,
    name,
    brand,
    email,
    country,
    website,
    instagram,
    statement,
    yearFounded: yearFounded === null ? '' : String(yearFounded),
    priceRange: priceRange ?? '',
    heard: heard ?? '',
    consent: true,
  };
}

/** Whether there are words for what is wrong with a field. */
export function isChecked(field: string): field is Checked {
  return CHECKED.some((checked) => checked === field);
}

/** The fields that the api would refuse. */
export function findWrong(values: ApplyValues, thisYear: number): readonly Checked[] {
  const { website, instagram, yearFounded } = answersOf(values);
  const wrong: Readonly<Record<Checked, boolean>> = {
    name: isEmpty(values.name),
    brand: needsBrand(values.kind) && isEmpty(values.brand),
    email: !isEmail(values.email),
    country: isEmpty(values.country),
    website: website !== '' && !/^https?:\/\/[^\s.]+\.\S+$/.test(website),
    instagram: !/^[A-Za-z0-9._]{0,60}$/.test(instagram),
    yearFounded: yearFounded !== null && !(Number.isInteger(yearFounded) && yearFounded >= 1700 && yearFounded <= thisYear),
    statement: values.statement.trim().length < 30,
    consent: !values.consent,
  };
  return CHECKED.filter((field) => wrong[field]);
}

/** Who sells, produces or writes does so under a name. */
export const needsBrand = (kind: ApplicationKind): boolean => kind !== 'team';

/** As the api takes it: addresses and accounts are completed from what people type. */
export function answersOf(values: ApplyValues): ApplicationAnswers {
  const website = values.website.trim();
  const year = values.yearFounded.trim().normalize('NFKC');
  return {
    name: values.name.trim(),
    brand: values.brand.trim(),
    country: values.country,
    website: website === '' || /^[a-z]+:/i.test(website) ? website : `https://${website}`,
    instagram: values.instagram
      .trim()
      .replace(/^(?:https?:\/\/)?(?:www\.)?instagram\.com\//i, '')
      .replace(/^@/, '')
      .replace(/[/?].*$/, ''),
    yearFounded: year === '' ? null : Number(year),
    priceRange: PRICE_RANGES.find((range) => range === values.priceRange) ?? null,
    statement: values.statement.trim(),
    heard: HEARD_SOURCES.find((source) => source === values.heard) ?? null,
  };
}
