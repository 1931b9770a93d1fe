import { readUrl } from '@orime/contracts';
import type { Design } from '@orime/contracts/api/catalogue/design';
import { isApiError, readQuery, useParams, useQuery, useReadContext } from '@orime/platform';
import { designReads } from './design-reads.ts';

/** The design of the address: by what the segment looks like first, the other way after a 404. */
export function useDesign() {
  const context = useReadContext();
  const { name = '' } = useParams();
  const [first, second] = designReads(name);
  const direct = useQuery(readQuery<Design>(readUrl(first, context)));
  const isMissing = isApiError(direct.error) && direct.error.status === 404;
  const fallback = useQuery({ ...readQuery<Design>(readUrl(second, context)), enabled: isMissing });
  return isMissing ? fallback : direct;
}
