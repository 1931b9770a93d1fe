export { drapeLimits, measureDrape, type DrapeMeasures } from './checks/measure-drape.ts';
export { drape, drapeCloth, type DrapeOptions } from './drape/drape.ts';
export { fabricPresets, type ClothFabric } from './drape/fabric-presets.ts';
export type { BodyMeasurements } from './form/measurements.ts';
export type { ClothLayer, GarmentMesh, Hardware, MeshPiece, StitchLine } from './mesh/garment-mesh.ts';
export {
  garmentCategories,
  type ClosureKind,
  type CollarKind,
  type CuffKind,
  type GarmentCategory,
  type GarmentRecipe,
  type HemKind,
  type PleatKind,
  type PocketKind,
  type SleeveKind,
  type WaistKind,
} from './recipe/garment-recipe.ts';
