import type { WholesaleTerms, WholesaleTermsInput } from '@orime/contracts/api/trade/wholesale-terms';
import { useQueryClient } from '@orime/platform';
import { useRef } from 'react';
import { saveWholesaleTerms, wholesaleTermsQuery } from './terms.api.ts';

type Change = (terms: WholesaleTerms) => WholesaleTermsInput;

/** Saves one change of the terms on top of the version that was read; after a conflict, `reread` gives the newer one to build on. */
export function useTermsChange(read: WholesaleTerms) {
  const queries = useQueryClient();
  const base = useRef(read);
  return {
    /** Terms that the next change is made to. */
    now: (): WholesaleTerms => base.current,
    reread: async (): Promise<WholesaleTerms> => {
      base.current = await queries.fetchQuery({ ...wholesaleTermsQuery(), staleTime: 0 });
      return base.current;
    },
    save: async (change: Change): Promise<WholesaleTerms> => {
      const saved = await saveWholesaleTerms(change(base.current), base.current.version);
      queries.setQueryData(wholesaleTermsQuery().queryKey, saved);
      return saved;
    },
  };
}
