export { canShowViewer, mountGarmentViewer, type GarmentViewer, type Look } from './garment-viewer.ts';
