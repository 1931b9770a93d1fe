import type { Buyer, BuyerInput } from '@orime/contracts/api/trade/buyer';
import { api, useQuery, useSession } from '@orime/platform';

/** The company of the account; null before it is registered. */
export function useBuyer() {
  const session = useSession();
  const account = session.status === 'signed-in' ? session.user._id : 'visitor';
  return useQuery({ queryKey: ['buyer', account], queryFn: ({ signal }) => api.get<Buyer | null>('/api/buyer', { signal }) });
}

export function registerBuyer(input: BuyerInput): Promise<Buyer> {
  return api.post('/api/buyer', input);
}
