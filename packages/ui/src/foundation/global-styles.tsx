import { Global } from '@emotion/react';
import { baseCss } from './base-css.ts';
import { fontCss } from './fonts.ts';

/** Reset, theme variables, typography and Latin fonts. Mount once at the root. */
export function GlobalStyles() {
  return <Global styles={fontCss + baseCss} />;
}
