// Types of the DOM matchers, for every test that imports this package.
import type {} from '@testing-library/jest-dom/jest-globals';

/** Tools of the screen tests in a browser-like environment. `@orime/testing/node` renders without one. */
export { fail, interceptApi } from './api-handlers.ts';
export type { ApiCall, ApiHandlers, FakeApi } from './api-handlers.ts';
export { renderScreen } from './render-screen.tsx';
export type { RenderedScreen, RenderScreenOptions } from './render-screen.tsx';
export { startTestPlatform, unsignedToken } from './test-platform.ts';
