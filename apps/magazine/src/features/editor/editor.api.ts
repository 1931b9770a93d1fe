import type { ArticleDraft, getArticleRevision, listArticleRevisions, lockArticle } from '@orime/contracts/api/editorial/article-edit';
import type { Answer } from '@orime/contracts/schemas';
import { api, apiQuery } from '@orime/platform';
import type { SaveKind } from './session/writing-session.ts';
import type { Words } from './words.ts';

/** The working copy. Never from the cache: words are written on top of the newest. */
export function draftQuery(id: string) {
  const query = apiQuery<ArticleDraft>({ key: ['article-drafts', id], url: `/api/article/draft/id/${id}` });
  return { ...query, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;
}

export function saveDraft(id: string, words: Words, baseRevision: string, kind: SaveKind): Promise<ArticleDraft> {
  return api.post(`/api/article/draft/update/id/${id}`, { ...words, baseRevision, kind });
}

type Pen = Answer<typeof lockArticle>;

export function askForPen(id: string, body: { readonly takeOver?: true; readonly release?: true } = {}): Promise<Pen> {
  return api.post(`/api/article/lock/id/${id}`, body);
}

export type Revision = Answer<typeof listArticleRevisions>['items'][number];

export function revisionsQuery(id: string, newest: string) {
  return apiQuery<Answer<typeof listArticleRevisions>>({
    key: ['article-drafts', id, 'revisions', { newest }],
    url: `/api/article/revisions/id/${id}?limit=50`,
  });
}

export function revisionQuery(id: string, revision: string) {
  return apiQuery<Answer<typeof getArticleRevision>>({
    key: ['article-drafts', id, 'revisions', { revision }],
    url: `/api/article/revisions/id/${id}/${revision}`,
  });
}

/** The steps of an article. Each answers the draft as it is afterwards. */
export const steps = {
  submit: (id: string): Promise<ArticleDraft> => api.post(`/api/article/submit/id/${id}`),
  publish: (id: string): Promise<ArticleDraft> => api.post(`/api/article/publish/id/${id}`),
  /** Makes the words what readers of a published story see. */
  update: (id: string, words: Words, baseRevision: string): Promise<ArticleDraft> =>
    api.post(`/api/article/update/id/${id}`, { ...words, baseRevision }),
  schedule: (id: string, publishAt: string): Promise<ArticleDraft> => api.post(`/api/article/schedule/id/${id}`, { publishAt }),
  unpublish: (id: string, reason: string): Promise<ArticleDraft> =>
    api.post(`/api/article/unpublish/id/${id}`, reason === '' ? {} : { reason }),
  discard: (id: string): Promise<ArticleDraft> => api.post(`/api/article/discard/id/${id}`),
  restore: (id: string, revision: string, baseRevision: string): Promise<ArticleDraft> =>
    api.post(`/api/article/restore/id/${id}`, { revision, baseRevision }),
  remove: (id: string): Promise<unknown> => api.delete(`/api/article/${id}`),
};
