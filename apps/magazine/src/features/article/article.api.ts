import { readUrl, type ReadContext } from '@orime/contracts';
import type { Article } from '@orime/contracts/api/article';
import { api, readQuery } from '@orime/platform';
import { articleRead } from './article-reads.ts';

export function articleQuery(context: ReadContext) {
  return readQuery<Article>(readUrl(articleRead, context));
}

/** Likes or takes the like back; both may be repeated without harm. */
export function likeArticle(id: string, liked: boolean): Promise<{ likes: number; liked: boolean }> {
  return api.post(`/api/article/${liked ? 'like' : 'unlike'}/${encodeURIComponent(id)}`);
}
