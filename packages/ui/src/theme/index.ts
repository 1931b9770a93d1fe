// Entry point for pages without a shell, which bring their own base styles, and for what CSS variables do not reach. Not shared: nothing
// of it is part of a first load.
export { GlobalStyles } from '../foundation/global-styles.tsx';
export { paletteColor } from '../tokens/theme-css.ts';
