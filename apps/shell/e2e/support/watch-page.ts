import type { Page } from '@playwright/test';

/** Everything a page must not do on its own: errors, warnings, policy violations, failed requests. */
export interface PageWatch {
  readonly problems: readonly string[];
}

export interface WatchOptions {
  /** Requests whose failure is the point of the test. */
  readonly expected?: RegExp;
}

/** What is no fault of the page: the software renderer of a machine without a graphics card on its speed, and Playwright where it blocks workers. */
const DRIVER_REMARK = /GL Driver Message .*GPU stall due to ReadPixels|Service Worker registration blocked by Playwright/;
/** A sign-out or a navigation ends a connection that is still being opened. */
const ENDED_WHILE_OPENING = /WebSocket is closed before the connection is established/;

/** Starts collecting before the first navigation. */
export function watchPage(page: Page, { expected }: WatchOptions = {}): PageWatch {
  const problems: string[] = [];
  const add = (text: string): void => {
    if (expected?.test(text) !== true && !DRIVER_REMARK.test(text) && !ENDED_WHILE_OPENING.test(text)) problems.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      add(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => add(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A navigation cancels what is under way: that is not a failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      add(`failed: ${request.method()} ${request.url()} ${request.failure()?.errorText ?? ''}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  return { problems };
}
