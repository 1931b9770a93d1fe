import type { ArticleBlock } from '../article-blocks.ts';

/** Short names for the blocks, so that an article reads as prose and not as data. */
export const p = (text: string): ArticleBlock => ({ type: 'paragraph', text });
export const h = (text: string): ArticleBlock => ({ type: 'heading', text, level: 2 });
export const quote = (text: string, cite?: string): ArticleBlock => ({ type: 'quote', text, ...(cite ? { cite } : {}) });
export const image = (imageKey: string, caption: string): ArticleBlock => ({ type: 'image', imageKey, caption });
export const product = (design: string): ArticleBlock => ({ type: 'product', design });
export const designer = (handle: string): ArticleBlock => ({ type: 'designer', handle });
export const divider: ArticleBlock = { type: 'divider' };
export const note = (mark: string, text: string): ArticleBlock => ({ type: 'footnote', mark, text });
