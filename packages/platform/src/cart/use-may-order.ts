import type { Buyer } from '@orime/contracts/api/trade/buyer';
import { useQuery } from '@tanstack/react-query';
import { api } from '../http/api.ts';
import { useSession } from '../session/use-session.ts';

/**
 * Whether the reader may fill the wholesale cart. False for members of a company who may only look at it. Everybody else may,
 * also while the company has not been read yet: what they are refused then, the api refuses. `isAsked`: false as long as nothing
 * depends on it.
 */
export function useMayOrder(isAsked = true): boolean {
  const session = useSession();
  const account = session.status === 'signed-in' ? session.user._id : 'visitor';
  const isBuyer = session.status === 'signed-in' && session.user.type === 'buyer';
  const { data } = useQuery({
    // The key of the company, so that a page that shows it reads it once.
    queryKey: ['buyer', account],
    queryFn: ({ signal }) => api.get<Buyer | null>('/api/buyer', { signal }),
    enabled: isBuyer && isAsked,
  });
  return data?.role !== 'viewer';
}
