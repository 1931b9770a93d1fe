import { Global } from '@emotion/react';
import { fontCss } from './fonts.ts';

/** The Latin fonts alone, where the document itself brings `base-css` along, as the gateway's does. A file of its own, so that those styles stay out of the first load. */
export function FontFaces() {
  return <Global styles={fontCss} />;
}
