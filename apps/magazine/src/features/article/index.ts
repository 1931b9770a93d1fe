export { ArticleBlockView } from './article-block-view.tsx';
