import { readUrl, type ReadContext } from '@orime/contracts';
import type { ProfileCard } from '@orime/contracts/api/profile';
import { api, queryOptions, readQuery } from '@orime/platform';
import { designersRead } from './designers-reads.ts';

/** One page of the directory under the filters of the address. */
export function designersQuery(context: ReadContext, page = 1) {
  const read = page === 1 ? designersRead : { ...designersRead, query: { ...designersRead.query, page: String(page) } };
  return readQuery<readonly ProfileCard[]>(readUrl(read, context));
}

/** Every designer, for the choices of the filters; the same answer as the unfiltered list. */
export function directoryQuery(context: ReadContext) {
  return readQuery<readonly ProfileCard[]>(readUrl(designersRead, { ...context, search: new URLSearchParams() }));
}

/** Whom the signed-in visitor follows. */
export const followingQuery = queryOptions({
  queryKey: ['profile', 'following'],
  queryFn: ({ signal }) => api.get<readonly ProfileCard[]>('/api/profile/following', { signal }),
});

/** Follows or stops following; both may be repeated without harm. */
export function followDesigner(id: string, wanted: boolean): Promise<{ following: boolean; followers: number }> {
  return api.post(`/api/profile/${wanted ? 'follow' : 'unfollow'}/id/${encodeURIComponent(id)}`);
}
