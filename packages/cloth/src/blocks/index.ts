export { loadBlock, loadForm } from './load-block.ts';
export { loadGarment, type LoadedGarment } from './load-garment.ts';
