import { useMutation, useQuery, useQueryClient, useSession } from '@orime/platform';
import { likeKey, setLike } from './like-queries.ts';
import type { LikeState } from './like-queries.ts';

/**
 * Whether the visitor likes a design, changed at once and taken back when the server refuses.
 * @param initial what the design's own answer said
 */
export function useLike(id: string, initial: LikeState) {
  const session = useSession();
  const queries = useQueryClient();
  const key = likeKey(id);
  // Never fetched: holds what the visitor did since the design was read.
  const { data } = useQuery<LikeState>({ queryKey: key, queryFn: () => initial, enabled: false });
  const current = data ?? initial;
  const change = useMutation({
    mutationFn: (liked: boolean) => setLike(id, liked),
    onMutate: (liked) => {
      queries.setQueryData<LikeState>(key, { liked, likes: Math.max(0, current.likes + (liked ? 1 : -1)) });
      return { before: current };
    },
    onSuccess: (answer) => {
      queries.setQueryData<LikeState>(key, { liked: answer.liked, likes: answer.likes });
      void queries.invalidateQueries({ queryKey: ['design', 'liked'] });
    },
    onError: (_error, _liked, context) => queries.setQueryData(key, context?.before),
  });
  return { ...current, isSignedIn: session.status === 'signed-in', toggle: () => change.mutateAsync(!current.liked) };
}
