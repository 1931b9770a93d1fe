import { useFormat, useQuery, useReadContext, useText } from '@orime/platform';
import { vocabularyQuery } from './businesses.api.ts';

export interface BusinessNames {
  readonly capability: (key: string) => string;
  readonly country: (code: string) => string;
  readonly language: (code: string) => string;
}

/** Names of what businesses are filtered by, in the language of the page; a key without a name is shown as it is stored. */
export function useBusinessNames(): BusinessNames {
  const text = useText();
  const format = useFormat();
  const vocabulary = useQuery(vocabularyQuery(useReadContext())).data;
  const labels = new Map(vocabulary?.capabilities.map(({ key, label }) => [key, text(label)]));
  return {
    capability: (key) => labels.get(key) ?? key,
    country: format.country,
    language: format.language,
  };
}
