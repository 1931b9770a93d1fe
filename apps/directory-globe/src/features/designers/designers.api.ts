import { readUrl, type ReadContext } from '@orime/contracts';
import type { ProfileCard } from '@orime/contracts/api/people/profile';
import { readQuery } from '@orime/platform';
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
