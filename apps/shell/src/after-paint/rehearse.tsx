import { createQueries, PlatformProvider, Router } from '@orime/platform/host';
import type { Navigator, Platform } from '@orime/platform/host';
import { UiProvider } from '@orime/ui';
import type { EmotionCache } from '@orime/ui';
import { Activity, useInsertionEffect } from 'react';
import { createRoot } from 'react-dom/client';
import type { RouteRow } from '../routing/route-table.ts';
import { RoutesContext } from '../routing/routes-context.tsx';
import { ScreenOutlet } from '../routing/screen-outlet.tsx';

export interface Stage {
  readonly platform: Platform;
  readonly rows: readonly RouteRow[];
  readonly styleCache: EmotionCache;
}

/**
 * Draws the page of an address once where nobody sees it, in the browser's idle time: its styles are then in the document, and its code
 * has been compiled and run, so that the page itself is drawn in two thirds of the time (decision 0066). As it is hidden, React runs no
 * effect of it: nothing is counted, asked for or changed. What it reads is kept apart from what the page knows.
 */
export function rehearse({ platform, rows, styleCache }: Stage, address: string): void {
  const root = createRoot(document.createElement('div'));
  root.render(
    <PlatformProvider platform={{ ...platform, queries: createQueries() }}>
      <UiProvider language={platform.root.getState().language} cache={styleCache} phrasesOf={platform.translations.phrasesOf}>
        <RoutesContext value={rows}>
          <Router location={address} navigator={NOWHERE}>
            <Activity mode="hidden">
              <ScreenOutlet />
              <Curtain onFall={() => root.unmount()} />
            </Activity>
          </Router>
        </RoutesContext>
      </UiProvider>
    </PlatformProvider>,
  );
}

/** Nobody presses a link on a page that is not there. */
const NOWHERE: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`),
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
};

/** Says when all before it has been drawn. */
function Curtain({ onFall }: { readonly onFall: () => void }) {
  // The one kind of effect that hidden parts have: it is meant for styles.
  useInsertionEffect(() => void setTimeout(onFall), [onFall]);
  return null;
}
