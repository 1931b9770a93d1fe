import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { useQueryClient } from '@orime/platform';
import { showToast } from '@orime/ui';
import { adminStatsQuery } from '../../layout/index.ts';
import { useBuyersT } from './buyers-texts.ts';
import { buyerQuery } from './buyers.api.ts';

interface Pages {
  readonly pages: readonly { readonly items: readonly { readonly id: string }[]; readonly total: number }[];
}

/** After a decision the company leaves the lists of what waits at once, and its file shows what was decided. */
export function useDecided({ id, tradeName, companyLegal }: StaffBuyer): (decided: StaffBuyer) => Promise<void> {
  const t = useBuyersT();
  const queries = useQueryClient();
  return async (decided) => {
    queries.setQueryData(buyerQuery(id).queryKey, decided);
    // Who is asked for more still waits.
    const lists = decided.verification === 'verified' || decided.verification === 'rejected' ? ['waiting', 'recheck'] : ['recheck'];
    for (const list of lists) {
      queries.setQueriesData<Pages>(
        { queryKey: ['buyer', list] },
        (data) => data && { ...data, pages: data.pages.map((page) => without(page, id)) },
      );
    }
    const name = tradeName || companyLegal;
    showToast({ message: t(`buyers.decided.${decided.verification}`, { name }), tone: 'success' });
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['buyer'] }),
      queries.invalidateQueries({ queryKey: adminStatsQuery.queryKey }),
    ]);
  };
}

function without(page: Pages['pages'][number], id: string): Pages['pages'][number] {
  const items = page.items.filter((item) => item.id !== id);
  return { items, total: page.total - (page.items.length - items.length) };
}
