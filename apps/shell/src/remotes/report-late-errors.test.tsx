import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { interceptApi, startTestPlatform, type FakeApi } from '@orime/testing';
import { waitFor } from '@testing-library/react';
import { reportLateErrors } from './report-late-errors.ts';

const ORIGIN = 'https://orime.example';
const MAGAZINE = `${ORIGIN}/r/magazine/1.4.0%2B9c2e/c.1.js:10:25`;
const SHELL = `${ORIGIN}/r/shell/3.2.0%2Baa/vendor.js:1:5000`;

let reports: unknown[] = [];
let api: FakeApi;
let end: () => void;

beforeEach(async () => {
  reports = [];
  api = interceptApi({
    'POST /api/errors/front-end': ({ body }) => {
      reports.push(body);
      return { id: 'err_1' };
    },
  });
  const { running } = await startTestPlatform({});
  const ignore = reportLateErrors();
  end = () => {
    ignore();
    running.stop();
    api.restore();
  };
});

afterEach(() => end());

/** An error with the frames that a browser would give it. */
function errorOf(message: string, ...frames: readonly string[]): Error {
  const error = new TypeError(message);
  error.stack = [`TypeError: ${message}`, ...frames.map((frame) => `    at f (${frame})`)].join('\n');
  return error;
}

function rejected(reason: unknown): Event {
  // jsdom does not tell of unhandled rejections; the event is the browser's.
  return Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 100));

describe('what is thrown after rendering', () => {
  test('in a timer is reported with remote and version', async () => {
    // jsdom prints it as a browser does.
    const printed = jest.spyOn(console, 'error').mockImplementation(() => {});
    setTimeout(() => {
      throw errorOf('late in a timer', MAGAZINE);
    }, 0);
    await waitFor(() => expect(reports).toMatchObject([{ message: 'late in a timer', remote: 'magazine@1.4.0+9c2e', lineNumber: 10 }]));
    expect(printed).toHaveBeenCalled();
    printed.mockRestore();
  });

  test('in a promise is reported with remote and version', async () => {
    window.dispatchEvent(rejected(errorOf('late in a promise', MAGAZINE)));
    await waitFor(() => expect(reports).toMatchObject([{ message: 'late in a promise', remote: 'magazine@1.4.0+9c2e' }]));
  });

  test('inside the shell’s code is the remote’s that called it', async () => {
    window.dispatchEvent(rejected(errorOf('called wrongly', SHELL, MAGAZINE, SHELL)));
    await waitFor(() => expect(reports).toMatchObject([{ message: 'called wrongly', remote: 'magazine@1.4.0+9c2e' }]));
  });

  test('by the shell alone is the shell’s', async () => {
    window.dispatchEvent(rejected(errorOf('own mistake', SHELL)));
    await waitFor(() => expect(reports).toMatchObject([{ message: 'own mistake', remote: 'shell@3.2.0+aa' }]));
  });

  test('by no released file is not ours: extensions, other origins, cancelled requests', async () => {
    window.dispatchEvent(rejected(errorOf('of an extension', 'chrome-extension://abc/content.js:1:1')));
    window.dispatchEvent(rejected(new DOMException('The user aborted a request.', 'AbortError')));
    window.dispatchEvent(rejected('a text'));
    window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
    await soon();
    expect(reports).toEqual([]);
  });

  test('to the page’s policy is reported with the remote that did it', async () => {
    const refusal = {
      effectiveDirective: 'connect-src',
      blockedURI: 'https://elsewhere.example/pixel',
      sourceFile: MAGAZINE.replace(/:10:25$/, ''),
    };
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), refusal));
    document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { ...refusal, sourceFile: 'chrome-extension' }));
    await waitFor(() =>
      expect(reports).toMatchObject([
        { message: 'connect-src refused https://elsewhere.example/pixel', remote: 'magazine@1.4.0+9c2e', info: 'content policy' },
      ]),
    );
  });

  test('and taken care of by somebody else is not reported twice', async () => {
    // The loader listens while an entry runs, after this listener was added.
    const take = (event: Event) => event.preventDefault();
    window.addEventListener('error', take);
    window.dispatchEvent(new ErrorEvent('error', { cancelable: true, error: errorOf('of an entry', MAGAZINE), message: 'of an entry' }));
    window.removeEventListener('error', take);
    await soon();
    expect(reports).toEqual([]);
  });
});
