import { readUrl } from '@orime/contracts';
import type { DocumentRead } from '@orime/contracts';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { apiQuery } from '../query/api-query.ts';
import { useReadContext } from './use-read-context.ts';

/** The response to one of the route's declared reads; available on the first render when the document includes it. */
export function useRouteRead<Answer>(read: DocumentRead): UseQueryResult<Answer, Error> {
  return useQuery(readQuery<Answer>(readUrl(read, useReadContext())));
}

/** Query for a read identified by its URL: `['design', '/api/design/name/x?currency=USD']`. */
export function readQuery<Answer>(url: string) {
  return apiQuery<Answer>({ key: [url.split(/[/?]/)[2] ?? 'api', url], url });
}
