import { readUrl, type ReadContext } from '@orime/contracts';
import type { Article } from '@orime/contracts/api/editorial/article';
import { readQuery } from '@orime/platform';
import { articleRead } from './article-reads.ts';

export function articleQuery(context: ReadContext) {
  return readQuery<Article>(readUrl(articleRead, context));
}
