import type { Language, RouteDeclaration } from '@orime/contracts';
import {
  createPlatform,
  emptyBoot,
  installPlatform,
  loadTrans,
  PlatformProvider,
  RouteContext,
  useRoutes,
  type LocaleLoaders,
  type Platform,
} from '@orime/platform/host';
import { createStyleCache } from '@orime/ui';
import type { ComponentType, ReactNode } from 'react';
import { UiLanguage } from './ui-language.tsx';

export interface ScreenOptions {
  readonly route: RouteDeclaration;
  readonly at?: string;
  readonly language?: Language;
  readonly locales: Readonly<Record<string, LocaleLoaders>>;
  /** Responses by URL, as the gateway inlines them. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Additional query cache entries, for reads that the route does not declare. */
  readonly queries?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}

/** A platform of its own with texts and a filled query cache, installed as the current one. */
export async function startScreenPlatform({ language = 'en', locales, data = {}, queries = [] }: ScreenOptions): Promise<Platform> {
  const platform = createPlatform({ boot: emptyBoot({ language, data }) });
  installPlatform(platform);
  for (const [namespace, loaders] of Object.entries(locales)) await platform.translations.register(namespace, loaders, language);
  await loadTrans();
  for (const [key, answer] of queries) platform.queries.setQueryData(key, answer);
  return platform;
}

/** A screen in its route, the same for a server and a browser; `inRouter` puts the router of either around it. */
export function screenTree(
  Screen: ComponentType,
  route: RouteDeclaration,
  platform: Platform,
  inRouter: (routes: ReactNode) => ReactNode,
): ReactNode {
  function Routes() {
    return useRoutes([{ path: route.path, element: <Screen /> }]);
  }
  const styleCache = createStyleCache();
  // Styles are collected, as for a document, and not written between the elements that have them.
  styleCache.compat = true;
  return (
    <PlatformProvider platform={platform}>
      <UiLanguage cache={styleCache}>
        <RouteContext value={route}>{inRouter(<Routes />)}</RouteContext>
      </UiLanguage>
    </PlatformProvider>
  );
}
