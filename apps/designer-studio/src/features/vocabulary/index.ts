export { VOCABULARY_READ } from './vocabulary-read.ts';
