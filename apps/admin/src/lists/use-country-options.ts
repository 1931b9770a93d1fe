import { COUNTRIES } from '@orime/contracts';
import { useFormat } from '@orime/platform';
import type { GridOption } from '@orime/ui/grid';
import { useMemo } from 'react';

/** Every country by its name in the reader's language, to filter by; the same array for the same language. */
export function useCountryOptions(): readonly GridOption[] {
  const format = useFormat();
  return useMemo(
    () =>
      COUNTRIES.map((code) => ({ value: code, label: format.country(code) })).toSorted((one, other) =>
        format.compare(one.label, other.label),
      ),
    [format],
  );
}
