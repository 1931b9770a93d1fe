import { readUrl } from '@orime/contracts';
import type { DocumentRead } from '@orime/contracts';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useContext } from 'react';
import { apiQuery } from '../query/api-query.ts';
import { RouteContext } from './route-context.tsx';
import { useReadContext } from './use-read-context.ts';

/**
 * The answer to one of the route's declared reads: there at the first render when the document brought it.
 * @param read the declaration itself, or its name when the route table at hand carries the `document` part
 */
export function useRouteRead<Answer>(read: DocumentRead | string): UseQueryResult<Answer, Error> {
  const route = useContext(RouteContext);
  const context = useReadContext();
  const declared = typeof read === 'string' ? route?.document?.reads?.find(({ name }) => name === read) : read;
  if (declared === undefined) throw new Error(`The route ${route?.path ?? ''} declares no read named ${String(read)}.`);
  return useQuery(readQuery<Answer>(readUrl(declared, context)));
}

/** A read known by its address alone: `['design', '/api/design/name/x?currency=USD']`. */
export function readQuery<Answer>(url: string) {
  return apiQuery<Answer>({ key: [url.split(/[/?]/)[2] ?? 'api', url], url });
}
