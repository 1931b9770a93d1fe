import type { ArticleSource } from '../article-blocks.ts';

export const articles: readonly ArticleSource[] = [];
