export { garmentCategories, type GarmentCategory } from './garment-recipe.ts';
