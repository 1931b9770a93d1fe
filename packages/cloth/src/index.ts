export type { ClothLayer, GarmentMesh, Hardware, MeshPiece, StitchLine } from './mesh/garment-mesh.ts';
