import type { RouteDeclaration } from '@orime/contracts';
import { createStyleCache, loadJapaneseFont, Spinner, UiProvider } from '@orime/ui';
import type { EmotionCache, PhrasesOf } from '@orime/ui';
import { GlobalStyles } from '@orime/ui/theme';
import { lazy, Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useRoutes } from 'react-router-dom';
import { installPlatform } from '../current-platform.ts';
import { parseSessionLog, replaySessionLog } from '../developer/session-log.ts';
import { createBrowserPlatform } from '../host/browser-platform.ts';
import { PlatformProvider } from '../host/platform-provider.tsx';
import { emptyBoot } from '../host/read-boot.ts';
import { registerLocales } from '../host/register-locales.ts';
import { languageOfAddress, startPlatform } from '../host/start-platform.ts';
import { useLanguage } from '../i18n/language.ts';
import { RouteContext } from '../navigation/route-context.tsx';
import type { Platform } from '../platform.ts';
import type { RemoteDefinition, ScreenLoader } from '../remote/define-remote.ts';
import { RemoteContext } from '../remote/remote-context.tsx';
import { AloneBar } from './alone-bar.tsx';

/**
 * Runs one remote without the shell, for development: its own routes under a small bar, with API calls proxied by the dev server.
 * Packages that the shell would share are bundled.
 */
export async function startAlone(remote: RemoteDefinition, routes: readonly RouteDeclaration[]): Promise<void> {
  const asked = languageOfAddress(globalThis.location.search);
  const platform = createBrowserPlatform(emptyBoot({ language: asked ?? 'en' }));
  installPlatform(platform);
  const { ready } = startPlatform(platform, { askedLanguage: asked });
  await ready;
  await registerLocales(platform, remote.name, remote.locales);
  if (platform.root.getState().language === 'jp') await loadJapaneseFont();

  const root = document.getElementById('root');
  if (root === null) throw new Error('The document has no #root.');
  createRoot(root).render(
    <BrowserRouter>
      <PlatformProvider platform={platform}>
        <InLanguage styleCache={createStyleCache()} phrasesOf={platform.translations.phrasesOf}>
          <GlobalStyles />
          <AloneBar name={remote.name} routes={routes} />
          <main id="main" data-remote={remote.name} data-version="alone">
            <RemoteContext value={`${remote.name}@alone`}>
              <Screens rows={toRows(remote, routes)} />
            </RemoteContext>
          </main>
        </InLanguage>
      </PlatformProvider>
    </BrowserRouter>,
  );
  // After the first effects, in which screens begin to listen.
  setTimeout(() => replayGiven(platform));
}

/** `orime alone --replay` writes the log of a session into the document. */
function replayGiven(platform: Platform): void {
  const log = parseSessionLog(document.getElementById('orime-replay')?.textContent ?? '');
  if (log !== undefined) replaySessionLog(platform, log);
}

interface Row {
  readonly route: RouteDeclaration;
  readonly Screen: ComponentType;
}

function Screens({ rows }: { readonly rows: readonly Row[] }) {
  const element = useRoutes(
    rows.map(({ route, Screen }) => ({
      path: route.path,
      element: (
        <RouteContext value={route}>
          <Screen />
        </RouteContext>
      ),
    })),
  );
  return <Suspense fallback={<Spinner />}>{element}</Suspense>;
}

interface InLanguageProps {
  readonly styleCache: EmotionCache;
  readonly phrasesOf: PhrasesOf;
  readonly children: ReactNode;
}

function InLanguage({ styleCache, phrasesOf, children }: InLanguageProps) {
  return (
    <UiProvider language={useLanguage()} cache={styleCache} phrasesOf={phrasesOf}>
      {children}
    </UiProvider>
  );
}

function toRows(remote: RemoteDefinition, routes: readonly RouteDeclaration[]): Row[] {
  const screens = new Map<ScreenLoader, ComponentType>();
  return routes.flatMap((route) => {
    const load = remote.routes[route.screen];
    if (load === undefined) return [];
    const Screen = screens.get(load) ?? lazy(load);
    screens.set(load, Screen);
    return [{ route, Screen }];
  });
}
