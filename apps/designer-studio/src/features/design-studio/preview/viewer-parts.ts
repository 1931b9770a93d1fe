/** What the preview is made of, as one file of its own. */
export { decodeMesh } from '@orime/cloth';
export { canShowViewer, mountGarmentViewer } from '@orime/cloth/viewer';
export { savesData } from '@orime/platform/connection';
export { drawingsOf } from './drawings-of.ts';
export { loadMesh } from './meshes.ts';
