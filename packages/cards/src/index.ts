// Cards used by the shell and several remotes. Each of them bundles its own copy; texts and links go through the platform.
export { ArticleCard } from './article-card.tsx';
export { CareSymbol } from './care-symbol.tsx';
export { carriesPicture } from './carries-picture.ts';
export { DesignBadges } from './design-badges.tsx';
export { DesignPrice } from './design-price.tsx';
export { DesignerCard } from './designer-card.tsx';
export { FollowButton } from './follow-button.tsx';
export { LikeButton } from './like-button.tsx';
export { LookbookCard } from './lookbook-card.tsx';
export { ProductCard } from './product-card.tsx';
export { ProductGridSkeleton } from './product-card-skeleton.tsx';
export { useDisciplineName } from './use-discipline-name.ts';
