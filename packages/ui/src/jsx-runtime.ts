export { Fragment, jsx, jsxs } from '@emotion/react/jsx-runtime';
export type { JSX } from '@emotion/react/jsx-runtime';
