// Whatever loads this runs in Node.
/// <reference types="@types/node" />
export { renderOnServer } from '../render-on-server.tsx';
export type { ScreenOptions } from '../screen-tree.tsx';
export { testServerRendering } from './test-server-rendering.ts';
export type { RouteSample, ServerRenderingOptions } from './test-server-rendering.ts';
