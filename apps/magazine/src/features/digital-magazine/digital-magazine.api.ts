import { readUrl, type ReadContext } from '@orime/contracts';
import type { listArticles } from '@orime/contracts/api/editorial/article';
import type { Answer } from '@orime/contracts/schemas';
import { readQuery } from '@orime/platform';
import { articlesRead, mostLikedRead } from './digital-magazine-reads.ts';

export type ArticlePage = Answer<typeof listArticles>;

/** One page of the list the address asks for; the first one is what the document brings along. */
export function articlesQuery(context: ReadContext, page: number) {
  const read = page === 1 ? articlesRead : { ...articlesRead, query: { ...articlesRead.query, page: String(page) } };
  return readQuery<ArticlePage>(readUrl(read, context));
}

export function mostLikedQuery(context: ReadContext) {
  return readQuery<ArticlePage>(readUrl(mostLikedRead, context));
}
