import type { Language, RouteDeclaration } from '@orime/contracts';
import {
  createPlatform,
  emptyBoot,
  installPlatform,
  PlatformProvider,
  RouteContext,
  StaticRouter,
  useRoutes,
  type LocaleLoaders,
} from '@orime/platform/host';
import type { ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { UiLanguage } from './ui-language.tsx';

export interface RenderOnServerOptions {
  readonly route: RouteDeclaration;
  readonly at?: string;
  readonly language?: Language;
  readonly locales: Readonly<Record<string, LocaleLoaders>>;
  /** Responses by URL, as the gateway inlines them. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Additional query cache entries, for reads that the route does not declare. */
  readonly queries?: readonly (readonly [key: readonly unknown[], answer: unknown])[];
}

/**
 * Renders a screen to HTML without `window`, with a filled query cache, as server rendering does: parts that are loaded on demand are
 * waited for. Throws what the screen throws, for example on access to `window`.
 */
export async function renderOnServer(
  Screen: ComponentType,
  { route, at = route.path, language = 'en', locales, data = {}, queries = [] }: RenderOnServerOptions,
): Promise<string> {
  const platform = createPlatform({ boot: emptyBoot({ language, data }) });
  installPlatform(platform);
  for (const [namespace, loaders] of Object.entries(locales)) await platform.translations.register(namespace, loaders, language);
  for (const [key, answer] of queries) platform.queries.setQueryData(key, answer);
  function Routes() {
    return useRoutes([{ path: route.path, element: <Screen /> }]);
  }
  return renderWhole(
    <PlatformProvider platform={platform}>
      <UiLanguage>
        <RouteContext value={route}>
          <StaticRouter location={at}>
            <Routes />
          </StaticRouter>
        </RouteContext>
      </UiLanguage>
    </PlatformProvider>,
  );
}

/** The markup once everything in it is ready. Rejects with the first error, also where a boundary would hide it. */
async function renderWhole(element: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(element, {
    // Everything in its place, also in long documents: otherwise React leaves what exceeds this behind a fallback, for a script to swap in.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw errors[0];
  return new Response(prelude).text();
}
