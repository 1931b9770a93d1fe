import type { RouteDeclaration } from '@orime/contracts';
import { useLocation } from '@orime/platform';
import { MemoryRouter, PlatformProvider, RouteContext, useRoutes, type Platform } from '@orime/platform/host';
import { act, render, type RenderResult } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ComponentType } from 'react';
import type { ApiHandlers } from './api/handlers.ts';
import { interceptApi, type FakeApi } from './api/intercept-api.ts';
import { startTestPlatform, type TestPlatformOptions } from './test-platform.ts';
import { UiLanguage } from './ui-language.tsx';

export interface RenderScreenOptions extends TestPlatformOptions {
  /** The screen's row of the route table. */
  readonly route: RouteDeclaration;
  /** Address in the browser; default: the route's path. */
  readonly at?: string;
  readonly api?: ApiHandlers;
}

export interface RenderedScreen extends RenderResult {
  readonly user: UserEvent;
  readonly platform: Platform;
  readonly api: FakeApi;
  /** The current address. */
  readonly address: () => string;
  /** Resets global state; call it after each test. */
  readonly close: () => void;
}

/** Renders a screen as the shell does: with its route, its texts, its own platform, and an API served by handlers. */
export async function renderScreen(
  Screen: ComponentType,
  { route, at = route.path, api: handlers = {}, ...options }: RenderScreenOptions,
): Promise<RenderedScreen> {
  const api = interceptApi(handlers);
  const { platform, running } = await startTestPlatform(options);
  let address = at;
  function Routes() {
    const location = useLocation();
    address = location.pathname + location.search;
    return useRoutes([
      { path: route.path, element: <Screen /> },
      { path: '*', element: <p data-testid="elsewhere">{address}</p> },
    ]);
  }
  const user = userEvent.setup();
  // What a screen does at once, such as reading an address that is wrong, belongs to the rendering.
  const result = await act(async () =>
    render(
      <PlatformProvider platform={platform}>
        <UiLanguage>
          <RouteContext value={route}>
            <MemoryRouter initialEntries={[at]}>
              <Routes />
            </MemoryRouter>
          </RouteContext>
        </UiLanguage>
      </PlatformProvider>,
    ),
  );
  return {
    ...result,
    user,
    platform,
    api,
    address: () => address,
    close: () => {
      result.unmount();
      running.stop();
      platform.queries.clear();
      api.restore();
    },
  };
}
