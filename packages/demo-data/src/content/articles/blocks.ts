import type { ArticleBlock } from '../article-blocks.ts';

/** Short names for the blocks, so that an article reads as prose and not as data. */
export const p = (text: string): ArticleBlock => ({ type: 'paragraph', text });
/** Something to do, that readers tick: a paragraph which begins with an empty box. */
export const task = (text: string): ArticleBlock => p(`☐ ${text}`);
export const h = (text: string): ArticleBlock => ({ type: 'heading', text });
export const quote = (text: string, source?: string): ArticleBlock => ({ type: 'quote', text, ...(source ? { source } : {}) });
export const image = (imageKey: string, caption: string): ArticleBlock => ({ type: 'image', imageKey, caption });
export const product = (slug: string): ArticleBlock => ({ type: 'product', slug });
export const designer = (handle: string): ArticleBlock => ({ type: 'designer', handle });
export const divider: ArticleBlock = { type: 'divider' };
export const note = (number: number, text: string): ArticleBlock => ({ type: 'footnote', number, text });
