import { useQueryClient } from '@orime/platform';
import { moveReturn, RETURNS_KEY, type ReturnMove } from './returns.api.ts';

/** Takes a step and reads again what it changes. */
export function useMoveReturn(id: string): (move: ReturnMove) => Promise<void> {
  const queries = useQueryClient();
  return async (move) => {
    await moveReturn(id, move);
    await Promise.all([queries.invalidateQueries({ queryKey: RETURNS_KEY }), queries.invalidateQueries({ queryKey: ['orders'] })]);
  };
}
