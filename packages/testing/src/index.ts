// Types of the DOM matchers for every test that imports this package.
import type {} from '@testing-library/jest-dom/jest-globals';

/** Tools for screen tests in jsdom. `@orime/testing/node` renders without a DOM. */
export { fail, malformed, unlisted } from './api/handlers.ts';
export type { ApiCall, ApiHandler, ApiHandlers, Failure, Malformed, SentCall } from './api/handlers.ts';
export type { AnswerOf, BodyOf } from './api/endpoints.ts';
export { interceptApi } from './api/intercept-api.ts';
export type { FakeApi } from './api/intercept-api.ts';
export { giveBoxesASize } from './give-boxes-a-size.ts';
export { renderScreen } from './render-screen.tsx';
export type { RenderedScreen, RenderScreenOptions } from './render-screen.tsx';
export { startTestPlatform, unsignedToken } from './test-platform.ts';
export { ONCE, ONCE_BY_KEY, sendThroughTrouble } from './send-through-trouble.ts';
