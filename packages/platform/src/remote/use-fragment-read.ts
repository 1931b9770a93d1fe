import { fragmentContext, readUrl } from '@orime/contracts';
import type { DocumentRead } from '@orime/contracts';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useReadContext } from '../navigation/use-read-context.ts';
import { readQuery } from '../navigation/use-route-read.ts';

/** The response to one of a fragment's declared reads; it is under way while the fragment's code is loading. */
export function useFragmentRead<Answer>(read: DocumentRead, props: Readonly<Record<string, string>>): UseQueryResult<Answer, Error> {
  return useQuery(readQuery<Answer>(readUrl(read, fragmentContext(useReadContext(), props))));
}
