import type { listArticles } from '@orime/contracts/api/editorial/article';
import type { ArticleDraft } from '@orime/contracts/api/editorial/article-edit';
import type { Answer } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';

export const DESK_TABS = ['draft', 'in_review', 'scheduled', 'published', 'unpublished'] as const;
export type DeskTab = (typeof DESK_TABS)[number];

/** Stories of one state: one's own, for the editors everybody's. What is published is public, so an author asks for their own. */
export function storiesQuery(status: DeskTab, { authorId, page }: { readonly authorId: string | undefined; readonly page: number }) {
  const author = status === 'published' ? authorId : undefined;
  const search = new URLSearchParams({ ...(author !== undefined && { author }), limit: '24', page: String(page), status });
  return apiQuery<Answer<typeof listArticles>>({
    key: ['articles', { status, author, page, desk: true }],
    url: `/api/article/?${search.toString()}`,
  });
}

export function createStory(idempotencyKey: string): Promise<ArticleDraft> {
  return api.post('/api/article/draft', {}, { idempotencyKey });
}
