export { fileName } from './file-name.ts';
