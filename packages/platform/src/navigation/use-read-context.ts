import type { ReadContext } from '@orime/contracts';
import { useLocation, useParams } from 'react-router-dom';
import { useRoot } from '../state/use-root.ts';

/** The page's context that declared reads depend on, for `readUrl(read, context)`. */
export function useReadContext(): ReadContext {
  const params = useParams();
  const { search } = useLocation();
  const language = useRoot((state) => state.language);
  const market = useRoot((state) => state.market);
  const gender = useRoot((state) => state.genderClassification.classified);
  return { params, search: new URLSearchParams(search), language, market, gender };
}
