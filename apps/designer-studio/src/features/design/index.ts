export { altOf } from './draft/design-input.ts';
