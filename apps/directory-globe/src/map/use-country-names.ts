import { useFormat, type Format } from '@orime/platform';

const known = new WeakMap<Format, Map<string, string>>();

/** Names of countries, each asked for once a language: a map writes dozens in every frame, and a name costs more than its drawing. */
export function useCountryNames(): (code: string) => string {
  const format = useFormat();
  return (code) => nameOf(format, code);
}

function nameOf(format: Format, code: string): string {
  const names = known.get(format) ?? new Map<string, string>();
  known.set(format, names);
  const name = names.get(code) ?? format.country(code);
  names.set(code, name);
  return name;
}
