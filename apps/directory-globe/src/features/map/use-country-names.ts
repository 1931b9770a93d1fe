import { useFormat } from '@orime/platform';
import { useMemo } from 'react';

/** Names of countries, each asked for once a language: a map writes dozens in every frame, and a name costs more than its drawing. */
export function useCountryNames(): (code: string) => string {
  const format = useFormat();
  return useMemo(() => {
    const names = new Map<string, string>();
    return (code) => {
      const name = names.get(code) ?? format.country(code);
      names.set(code, name);
      return name;
    };
  }, [format]);
}
