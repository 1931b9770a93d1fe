import { readUrl, type ReadContext } from '@orime/contracts';
import type { ProfilePage } from '@orime/contracts/api/people/profile';
import { readQuery } from '@orime/platform';
import { designersRead } from './designers-reads.ts';

/** One page of the directory under the filters of the address, with the counts of the filters. */
export function designersQuery(context: ReadContext) {
  return readQuery<ProfilePage>(readUrl(designersRead, context));
}
