import type { Buyer, BuyerInput } from '@orime/contracts/api/trade/buyer';
import type { StaffBuyer } from '@orime/contracts/api/trade/buyer-staff';
import { api, queryOptions, useQuery, useSession } from '@orime/platform';

/** The company of the account; null before it is registered. */
export function useBuyer() {
  const session = useSession();
  const account = session.status === 'signed-in' ? session.user._id : 'visitor';
  return useQuery({ queryKey: ['buyer', account], queryFn: ({ signal }) => api.get<Buyer | null>('/api/buyer', { signal }) });
}

/** A company as its account manager or an admin sees it. */
export const staffBuyerQuery = (id: string) =>
  queryOptions({
    queryKey: ['buyer', 'staff', id],
    queryFn: ({ signal }) => api.get<StaffBuyer>(`/api/buyer/id/${encodeURIComponent(id)}`, { signal }),
    retry: false,
  });

export function registerBuyer(input: BuyerInput): Promise<Buyer> {
  return api.post('/api/buyer', input);
}
