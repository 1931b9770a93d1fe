/** What a page weighs before anybody loads it; `orime budget` and the bench of that name say it. */
export { documentBytes } from './document-bytes.ts';
export { findRoute, pageWeight } from './page-weight.ts';
export type { PageWeight } from './page-weight.ts';
