export { ArticleBlockView } from './article-block-view.tsx';
export { RichTextView } from './rich-text-view.tsx';
export { ArticleBody } from './article-body.tsx';
