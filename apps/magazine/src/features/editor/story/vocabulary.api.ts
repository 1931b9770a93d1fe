import type { listArticles } from '@orime/contracts/api/editorial/article';
import type { Answer } from '@orime/contracts/schemas';
import { apiQuery } from '@orime/platform';

/** Sections and tags of what is published, the most used first. */
export function vocabularyQuery() {
  return apiQuery<Answer<typeof listArticles>>({ key: ['articles', { limit: 1 }], url: '/api/article/?limit=1' });
}
