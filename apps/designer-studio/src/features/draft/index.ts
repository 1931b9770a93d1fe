export { PLACE_ALIASES } from './place-aliases.ts';
export { wordOf, wrongFields } from './wrong-fields.ts';
