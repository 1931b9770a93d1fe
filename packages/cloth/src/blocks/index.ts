export { loadBlock, loadForm } from './load-block.ts';
