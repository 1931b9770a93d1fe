import { useQueryClient } from '@orime/platform';
import { RETURNS_KEY } from './returns.api.ts';

/** Reads returns and orders again after one of them has changed. */
export function useReturnsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: RETURNS_KEY }),
      queries.invalidateQueries({ queryKey: ['order'] }),
      queries.invalidateQueries({ queryKey: ['orders'] }),
    ]);
  };
}
