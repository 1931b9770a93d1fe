export { categories, type CategoryKey } from './categories.ts';
export { colours, type Colour, type ColourKey } from './colours.ts';
export {
  designImageKey,
  designViews,
  shownViews,
  type Collar,
  type DesignRecipe,
  type DesignView,
  type ShownView,
  type Sleeve,
} from './design-recipe.ts';
export { fabrics, type FabricKey } from './fabrics.ts';
export { garmentSpots, type AvatarSpec, type Composition, type EditorialRatio, type EditorialSpec, type Grade } from './image-spec.ts';
export type { LocalText } from './local-text.ts';
export { prints, type PrintKey } from './prints.ts';
