import { Global } from '@emotion/react';
import { baseCss } from './base-css.ts';
import { fontCss } from './fonts.ts';

/** Reset, theme variables, typography and Latin fonts. Mounted once, above everything else. */
export function GlobalStyles() {
  return <Global styles={fontCss + baseCss} />;
}
