import type { Vocabulary } from '@orime/contracts/api/site/vocabulary';
import { apiQuery, readText, useLanguage, useQuery } from '@orime/platform';
import { useCallback } from 'react';

const vocabularyQuery = apiQuery<Vocabulary>({ key: ['vocabulary'], url: '/api/vocabulary' });

/** The words of the site, to choose from; empty until they have come. Fetches. */
export function useVocabulary(): Partial<Vocabulary> {
  return useQuery(vocabularyQuery).data ?? NONE;
}

const NONE: Partial<Vocabulary> = {};

export type Terms = (list: keyof Vocabulary, key: string) => string;

/** The word of a key in the reader's language; the key itself until the words have come. Fetches. */
export function useTerms(): Terms {
  const vocabulary = useVocabulary();
  const language = useLanguage();
  return useCallback(
    (list, key) => {
      const label = vocabulary[list]?.find((term) => term.key === key)?.label;
      return label === undefined ? key : readText(label, language);
    },
    [vocabulary, language],
  );
}
