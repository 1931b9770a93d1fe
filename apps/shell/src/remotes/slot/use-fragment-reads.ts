import { fragmentContext, readUrl } from '@orime/contracts';
import { readQuery, useQueryClient, useReadContext } from '@orime/platform';
import { useEffect } from 'react';
import type { LentFragment } from './find-fragments.ts';

/** Starts the reads that fragments declare beside the loading of their code, instead of after it. */
export function useFragmentReads(fragments: readonly LentFragment[], props: Readonly<Record<string, string>>): void {
  const queries = useQueryClient();
  const context = fragmentContext(useReadContext(), props);
  const urls = fragments.flatMap(({ reads = [] }) => reads.map((read) => readUrl(read, context))).join(' ');
  // Synchronises the cache with what the fragments are about to ask for; an address has no space.
  useEffect(() => {
    for (const url of urls.split(' ')) if (url !== '') void queries.prefetchQuery(readQuery(url));
  }, [queries, urls]);
}
