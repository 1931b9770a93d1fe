import type {} from 'react';

export { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';
export type { JSX } from '@emotion/react/jsx-runtime';

// Allows custom properties in `style`: per-render values use them instead of new classes.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
