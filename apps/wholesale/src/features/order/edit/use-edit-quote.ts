import type { WholesaleOrder } from '@orime/contracts/api/trade/wholesale-order';
import type { WholesaleProblem, WholesaleWish } from '@orime/contracts/api/trade/wholesale-quote';
import { keepPreviousData, useQuery } from '@orime/platform';
import { quoteQuery, useSettled } from '../../quote/index.ts';
import { wishOfDraft } from './edit-draft.ts';
import type { PricedEdit } from './edit-draft.ts';

/** The pause in typing after which a new quote is asked for. */
const PAUSE_MS = 400;
/** The order counts against its own credit in a quote of its own, and is not priced by what was agreed: the server decides those. */
const NOT_FORESEEN: readonly WholesaleProblem['code'][] = ['credit_limit', 'overdue_invoices', 'below_minimum'];

/** What the goods of a changed order would cost today, its designer's windows, and what is wrong with its lines. */
export function useEditQuote(order: WholesaleOrder, draft: PricedEdit) {
  const wish = wishOfDraft(order, draft);
  const settled = useSettled(JSON.stringify(wish), PAUSE_MS);
  // It was written from a wish just above.
  const asked = JSON.parse(settled) as WholesaleWish;
  const { data, isPlaceholderData, isFetching } = useQuery({
    ...quoteQuery(asked),
    enabled: asked.lines.length > 0,
    placeholderData: keepPreviousData,
  });
  const brand = data?.brands.find(({ seller }) => seller.id === order.seller.id);
  const problems = (data?.problems ?? []).filter(({ code }) => !NOT_FORESEEN.includes(code));
  return {
    brand,
    windows: brand?.windows ?? [],
    allowedTerms: data?.terms.allowed ?? [],
    isStale: isPlaceholderData || isFetching,
    problemsOf: (designId: string) => problems.filter((problem) => problem.designId === designId),
    problems: problems.filter(({ designId }) => designId === undefined),
  };
}
