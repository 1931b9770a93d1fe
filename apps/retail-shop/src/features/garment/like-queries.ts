import { api } from '@orime/platform';

export type LikeState = { readonly liked: boolean; readonly likes: number };

/** Where the visitor's own likes are kept: what the server answered last, by design. */
export const likeKey = (id: string) => ['like', id] as const;

/** Likes or unlikes; the server takes the person from the token. */
export const setLike = (id: string, liked: boolean): Promise<LikeState> =>
  liked ? api.post<LikeState>(`/api/design/like/${id}`, { type: 'design' }) : api.post<LikeState>(`/api/design/unlike/${id}`);
