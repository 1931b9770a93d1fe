// Types of the DOM matchers for every test that imports this package.
import type {} from '@testing-library/jest-dom/jest-globals';

/** Tools for screen tests in jsdom. `@orime/testing/node` renders without a DOM. */
export { fail, interceptApi } from './api-handlers.ts';
export type { ApiCall, ApiHandlers, FakeApi } from './api-handlers.ts';
export { renderScreen } from './render-screen.tsx';
export type { RenderedScreen, RenderScreenOptions } from './render-screen.tsx';
export { startTestPlatform, unsignedToken } from './test-platform.ts';
