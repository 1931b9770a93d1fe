import type { Language, ReleaseRemote, RouteDeclaration, TokenClaims } from '@orime/contracts';
import { useLocation, useNavigate } from '@orime/platform';
import { MemoryRouter } from '@orime/platform/host';
import type { Platform } from '@orime/platform/host';
import { interceptApi, startTestPlatform } from '@orime/testing';
import type { ApiHandlers, FakeApi } from '@orime/testing';
import { createStyleCache } from '@orime/ui';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { App } from '../app.tsx';
import { locales } from '../locales/index.ts';
import { composeRoutes } from '../routing/route-table.ts';
import { supplyMissingBrowserParts } from './missing-browser-parts.ts';

export interface RenderPageOptions {
  readonly at?: string;
  readonly api?: ApiHandlers;
  readonly language?: Language;
  readonly signedIn?: Partial<TokenClaims>;
  /** Answers by URL, as the gateway inlines them. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Media queries that hold. */
  readonly media?: readonly string[];
}

export interface RenderedPage {
  readonly user: UserEvent;
  readonly platform: Platform;
  readonly api: FakeApi;
  readonly address: () => string;
  /** Back or forward in the history. */
  readonly go: (steps: number) => void;
  readonly close: () => void;
}

const full = { header: 'full', banner: true, scrollButton: true } as const;
const compact = { header: 'compact', banner: false, scrollButton: true } as const;

/** Paths of remotes that the shell links to. Their code is never there: a page must work without it. */
const REMOTE_ROUTES: readonly Omit<RouteDeclaration, 'document'>[] = [
  ...[
    '/catalog',
    '/men',
    '/women',
    '/sale',
    '/digital-magazine',
    '/designers',
    '/globe',
    '/wholesale/catalog',
    '/checkout',
    '/designs/:name',
    '/article/id/:id',
  ].map((path) => ({
    path,
    screen: path,
    access: 'public' as const,
    chrome: path.startsWith('/wholesale') || path === '/checkout' ? compact : full,
    titleKey: path,
    criticality: 'core' as const,
  })),
  ...['/dashboard', '/consumer/dashboard', '/create-profile', '/create-producer', '/create-buyer-profile', '/add-design'].map((path) => ({
    path,
    screen: path,
    access: 'signed-in' as const,
    chrome: compact,
    titleKey: path,
    criticality: 'standard' as const,
  })),
];

const SECTIONS: Readonly<Record<string, RouteDeclaration['section']>> = {
  '/wholesale/catalog': { navigation: 'shell', entries: [{ roles: ['buyer'], label: { en: 'Catalog', jp: 'カタログ' }, order: 20 }] },
  '/dashboard': {
    navigation: 'shell',
    entries: [
      { roles: ['designer', 'producer'], label: { en: 'Orders', jp: '受注' }, order: 10 },
      { roles: ['designer'], label: { en: 'Designs', jp: 'デザイン' }, order: 30, tab: 'designs' },
    ],
  },
  '/add-design': { navigation: 'shell', entries: [{ roles: ['designer'], label: { en: 'Add a design', jp: '登録' }, order: 20 }] },
};

const REMOTE: ReleaseRemote = {
  version: '1.0.0+test',
  base: '/r/elsewhere/1.0.0+test/',
  entry: 'remote.js',
  container: 'elsewhere',
  routes: REMOTE_ROUTES.map((route) => ({ ...route, ...(SECTIONS[route.path] && { section: SECTIONS[route.path] }) })),
};

/** Draws the whole page as `bootstrap.tsx` does, on a router in memory and an api answered at the network's edge. */
export async function renderPage({
  at = '/',
  api: handlers = {},
  language = 'en',
  signedIn,
  data = {},
  media = [],
}: RenderPageOptions = {}): Promise<RenderedPage> {
  supplyMissingBrowserParts(media);
  const api = interceptApi({
    'GET /api/content/promo-banner': () => ({ results: [] }),
    'GET /api/notification': () => ({ items: [], unread: 0, next: null }),
    ...handlers,
  });
  const release = { id: 'rs_test', revision: 1, shell: '1.0.0', remotes: { elsewhere: REMOTE } };
  const { platform, running } = await startTestPlatform({
    language,
    locales: { shell: locales },
    boot: { release, data },
    ...(signedIn && { signedIn }),
  });
  platform.root.setState({ cookiesAccepted: true });
  let address = at;
  let go: (steps: number) => void = () => undefined;

  function Address() {
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    address = pathname + search;
    go = (steps) => void navigate(steps);
    return null;
  }
  const result = await act(async () =>
    render(
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <App platform={platform} rows={composeRoutes(release)} styleCache={createStyleCache()} />
      </MemoryRouter>,
    ),
  );
  return {
    user: userEvent.setup({ delay: null }),
    platform,
    api,
    address: () => address,
    go: (steps) => go(steps),
    close: () => {
      result.unmount();
      running.stop();
      platform.queries.clear();
      api.restore();
    },
  };
}
