import type { Buyer, BuyerInput } from '@orime/contracts/api/buyer';
import { api, isApiError, useQuery, useSession } from '@orime/platform';

/** The company of the account; null before it is registered. */
export function useBuyer() {
  const session = useSession();
  const account = session.status === 'signed-in' ? session.user._id : 'visitor';
  return useQuery({ queryKey: ['buyer', account], queryFn: ({ signal }) => readBuyer(signal) });
}

export function registerBuyer(input: BuyerInput): Promise<Buyer> {
  return api.post('/api/buyer', input);
}

async function readBuyer(signal: AbortSignal): Promise<Buyer | null> {
  try {
    return await api.get<Buyer>('/api/buyer', { signal });
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}
