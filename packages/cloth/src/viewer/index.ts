export { canShowViewer, mountGarmentViewer, type Drawing, type GarmentViewer, type Look } from './garment-viewer.ts';
export { loadCloth } from './load-cloth.ts';
export { readCloth, type ClothOfCloseUp, type ClothTile } from './read-cloth.ts';
