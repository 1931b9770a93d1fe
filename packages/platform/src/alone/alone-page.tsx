import type { RouteDeclaration } from '@orime/contracts';
import { Spinner, UiProvider } from '@orime/ui';
import type { EmotionCache, PhrasesOf } from '@orime/ui';
import { GlobalStyles } from '@orime/ui/theme';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useRoutes } from 'react-router-dom';
import { PlatformProvider } from '../host/platform-provider.tsx';
import { useLanguage } from '../i18n/language.ts';
import { RouteContext } from '../navigation/route-context.tsx';
import type { Platform } from '../platform.ts';
import type { RemoteDefinition, ScreenLoader } from '../remote/define-remote.ts';
import { RemoteContext } from '../remote/remote-context.tsx';
import { AloneBar } from './alone-bar.tsx';

export type AlonePageProps = {
  readonly platform: Platform;
  readonly remote: RemoteDefinition;
  readonly routes: readonly RouteDeclaration[];
  readonly styleCache: EmotionCache;
  /** Called once the first screen is there and its effects have run, in which it begins to listen. */
  readonly onScreen: () => void;
};

/** The page of a remote that runs alone: its routes under a small bar. */
export function AlonePage({ platform, remote, routes, styleCache, onScreen }: AlonePageProps) {
  // Kept, because each `lazy` is a component of its own: anew in each render it would begin again.
  const rows = useMemo(() => toRows(remote, routes), [remote, routes]);
  return (
    <PlatformProvider platform={platform}>
      <InLanguage styleCache={styleCache} phrasesOf={platform.translations.phrasesOf}>
        <GlobalStyles />
        <AloneBar name={remote.name} routes={routes} />
        <main id="main" data-remote={remote.name} data-version="alone">
          <RemoteContext value={`${remote.name}@alone`}>
            <Screens rows={rows} onScreen={onScreen} />
          </RemoteContext>
        </main>
      </InLanguage>
    </PlatformProvider>
  );
}

interface Row {
  readonly route: RouteDeclaration;
  readonly Screen: ComponentType;
}

function Screens({ rows, onScreen }: { readonly rows: readonly Row[]; readonly onScreen: () => void }) {
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
  return (
    <Suspense fallback={<Spinner />}>
      {element}
      <AfterScreen onScreen={onScreen} />
    </Suspense>
  );
}

/** Draws nothing. Inside the boundary and after the screen, so that it is mounted with the screen's code and its effect runs last. */
function AfterScreen({ onScreen }: { readonly onScreen: () => void }) {
  // Synchronises with the first commit of the screen.
  useEffect(onScreen, [onScreen]);
  return null;
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
