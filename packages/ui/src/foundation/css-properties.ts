import type {} from 'react';

// Custom properties in `style`: values that change per render go through them instead of new classes.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
