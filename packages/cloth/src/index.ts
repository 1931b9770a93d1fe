export { drapeLimits, measureDrape, type DrapeMeasures } from './checks/measure-drape.ts';
export { drape, drapeCloth, type DrapeOptions } from './drape/drape.ts';
export { fabricPresets, type ClothFabric } from './drape/fabric-presets.ts';
export { describeGarment, type GarmentFacts, type LengthWord } from './facts/garment-facts.ts';
export {
  measureGarment,
  measureNames,
  measureSizes,
  type GarmentMeasure,
  type MeasureKey,
  type MeasureName,
} from './facts/measure-garment.ts';
export { measurementDrawing, type MeasurementDrawing } from './facts/measurement-drawing.ts';
export { dressFormParts, type FormPart } from './form/form-parts.ts';
export type { BodyMeasurements } from './form/measurements.ts';
export { closeUpHeightCm } from './mesh/close-up.ts';
export { decodeMesh, type ViewMesh } from './mesh/decode.ts';
export { packGarment } from './mesh/pack-garment.ts';
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
