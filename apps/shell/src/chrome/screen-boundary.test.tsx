import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PlatformProvider } from '@orime/platform/host';
import { interceptApi, startTestPlatform } from '@orime/testing';
import type { FakeApi } from '@orime/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { locales } from '../locales/index.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

let api: FakeApi;
let end: () => void;
beforeEach(() => {
  api = interceptApi({ 'POST /api/errors/front-end': () => ({ id: 'err_1' }) });
  // React prints what a boundary caught.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  end();
  api.restore();
  jest.restoreAllMocks();
});

test('what a page of the shell throws is reported as of the version that runs, and the page says that it failed', async () => {
  const { platform, running } = await startTestPlatform({
    locales: { shell: locales },
    boot: { release: { id: 'rs_1', revision: 1, shell: '3.0.0+s', remotes: {} } },
  });
  end = () => running.stop();
  function Broken(): never {
    throw new TypeError('the about page is broken');
  }
  render(
    <PlatformProvider platform={platform}>
      <ScreenBoundary>
        <Broken />
      </ScreenBoundary>
    </PlatformProvider>,
  );
  expect(screen.getByRole('heading', { name: 'This page came apart' })).toBeInTheDocument();
  await waitFor(() =>
    expect(api.calls.map(({ body }) => body)).toEqual([
      expect.objectContaining({ message: 'the about page is broken', remote: 'shell@3.0.0+s', info: expect.stringContaining('Broken') }),
    ]),
  );
});
