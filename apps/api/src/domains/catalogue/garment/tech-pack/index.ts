export { loadDrawnPictures } from './load-drawn-pictures.ts';
export { writeTechPack } from './write-tech-pack.ts';
