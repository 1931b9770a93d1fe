import type {} from 'react';

export { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';
export type { JSX } from '@emotion/react/jsx-runtime';

// Custom properties in `style`: values that change per render go through them instead of new classes.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
