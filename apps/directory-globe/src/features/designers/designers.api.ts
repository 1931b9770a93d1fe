import { readUrl, type ReadContext } from '@orime/contracts';
import type { ProfilePage } from '@orime/contracts/api/people/profile';
import { readQuery } from '@orime/platform';
import { pageOfSearch, readOfPage } from './designer-pages.ts';
import { designersRead } from './designers-reads.ts';

/** The designers of a page of the list and those around it, under the filters of the address, with the counts of the filters. */
export function designersQuery(context: ReadContext) {
  const read = readOfPage(pageOfSearch(context.search));
  // Pages of the list are smaller than those of the API: only the address of the first read is the document's.
  return readQuery<ProfilePage>(
    readUrl(read === 1 ? designersRead : { ...designersRead, query: { ...designersRead.query, page: String(read) } }, context),
  );
}
