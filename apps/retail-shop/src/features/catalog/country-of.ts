const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/**
 * Code of a country given as code (`jp`) or as slug of its English name (`south-korea`); undefined when there is none
 * (decision T8).
 */
export function countryOf(value: string): string | undefined {
  const upper = value.toUpperCase();
  if (/^[A-Z]{2}$/.test(upper)) return english.of(upper) === undefined ? undefined : upper;
  const slug = slugOf(value);
  if (slug === '') return undefined;
  return allCodes().find((code) => slugOf(english.of(code) ?? '') === slug);
}

/** Every segment that `countryOf` knows, in small letters: what `/catalog/:country` may end with. */
export function countrySegments(): readonly string[] {
  const codes = allCodes().filter((code) => english.of(code) !== undefined);
  return [...codes.map((code) => code.toLowerCase()), ...codes.map((code) => slugOf(english.of(code) ?? ''))];
}

function allCodes(): readonly string[] {
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.map((second) => first + second));
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '');
