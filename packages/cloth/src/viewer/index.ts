export { canShowViewer, mountGarmentViewer, type Drawing, type GarmentViewer, type Look } from './garment-viewer.ts';
