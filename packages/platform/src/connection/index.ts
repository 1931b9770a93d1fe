// What the visitor's connection wishes for. Not shared between remotes: each that asks bundles a few bytes, and first loads have none of them.
export { isSparing, savesData } from './saves-data.ts';
