import { Global } from '@emotion/react';
import { fontCss } from './fonts.ts';

/**
 * The Latin fonts only, for documents that inline `base-css`, as the gateway's do. A separate file, so that those styles stay out of
 * the first load.
 */
export function FontFaces() {
  return <Global styles={fontCss} />;
}
