import { Global } from '@emotion/react';
import { baseCss } from './base-css.ts';
import { fontCss } from './fonts.ts';

/** Reset, theme variables, typography and Latin fonts. Mounted once, above everything else. */
export function GlobalStyles() {
  return <Global styles={fontCss + baseCss} />;
}

/** The fonts alone, where the document itself brings `base-css` along, as the gateway's does. */
export function FontFaces() {
  return <Global styles={fontCss} />;
}
