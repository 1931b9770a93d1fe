import { openRegistry, promote, publishVersion, type Registry, type ReleaseKeys } from '@orime/federation/registry';
import { sampleBuild, sampleRoute, temporaryFolder, type SampleBuild } from '@orime/federation/sample-build';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { buildTestApp, testGatewaySecret, type TestApp } from '../../api/test/build-test-app.ts';
import { buildGateway } from '../src/app.ts';
import type { GatewayConfig } from '../src/config.ts';

export interface TestGateway {
  readonly gateway: FastifyInstance;
  readonly registry: Registry;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Publishes builds and makes them live in one revision. */
  release(...builds: readonly SampleBuild[]): Promise<void>;
  /** Another gateway on the same registry, started now. */
  again(settings?: Partial<GatewayConfig>): Promise<TestGateway>;
  close(): Promise<void>;
}

/** An address where nobody answers. */
export const NOWHERE = 'http://127.0.0.1:1';

/** The real api on a port of its own; to be called at the top of a test file, it closes itself. */
export async function startTestApi(): Promise<TestApp & { readonly apiUrl: string }> {
  const api = await buildTestApp();
  return { ...api, apiUrl: await api.app.listen({ host: '127.0.0.1', port: 0 }) };
}

/**
 * The real gateway on a registry, by default in a temporary folder; without an `apiUrl`, with no api behind it.
 * @param keys of whoever releases; default: nothing is signed
 */
export async function buildTestGateway(settings: Partial<GatewayConfig> = {}, keys?: ReleaseKeys): Promise<TestGateway> {
  return startTestGateway(
    openRegistry(settings.releasesFolder ?? (await temporaryFolder()), { keys, url: settings.releasesUrl }),
    settings,
  );
}

async function startTestGateway(registry: Registry, settings: Partial<GatewayConfig>): Promise<TestGateway> {
  const gateway = await buildGateway({
    host: '127.0.0.1',
    port: 0,
    apiUrl: NOWHERE,
    gatewaySecret: testGatewaySecret,
    trustedProxies: [],
    metricsToken: undefined,
    publicUrl: 'https://orime.example',
    releasesFolder: registry.folder,
    releasesUrl: undefined,
    releaseKeys: undefined,
    bannerUrl: '/api/content/promo-banner',
    bannerApiKey: '',
    isProduction: false,
    // A busy machine is no fault of a page.
    renderTimeoutMs: 5000,
    earlyHints: false,
    liveReload: false,
    logLevel: 'silent',
    ...settings,
  });
  return {
    gateway,
    registry,
    get: (url, headers = {}) => gateway.inject({ method: 'GET', url, headers }),
    async release(...builds) {
      const changes: Record<string, string> = {};
      for (const build of builds) {
        const { remote, version } = await publishVersion(registry, await sampleBuild(build));
        changes[remote] = version;
      }
      await promote(registry, changes, { createdBy: 'test' });
    },
    again: (others = {}) => startTestGateway(registry, { ...settings, ...others }),
    close: () => gateway.close(),
  };
}

const FONT = 'inter-latin-wght-normal.0123456789abcdef.woff2';

/** A shell with a home page, a guarded page and the files that documents name. */
export const sampleShell: SampleBuild = {
  name: 'shell',
  version: '1.0.0+a',
  routes: [
    sampleRoute('shell', '/', { document: { title: { en: 'Orime', jp: 'Orime' }, jsonLd: 'WebSite' } }),
    sampleRoute('shell', '/about', { screen: 'about' }),
    sampleRoute('shell', '/media', {}),
    sampleRoute('shell', '/verify/:uniqueString', { access: 'signed-in' }),
  ],
  files: {
    'base.0123456789abcdef.css': ':root{--color-page:#0e0e10}',
    'boot.0123456789abcdef.js': 'boot',
    'about.0123456789abcdef.js': 'about',
    'loader.0123456789abcdef.js': 'loader',
    'en.0123456789abcdef.js': 'en',
    'jp.0123456789abcdef.js': 'jp',
    [FONT]: 'font',
  },
  chunks: {
    boot: ['boot.0123456789abcdef.js'],
    about: ['about.0123456789abcdef.js'],
    shared: ['loader.0123456789abcdef.js'],
    'locale:en': ['en.0123456789abcdef.js'],
    'locale:jp': ['jp.0123456789abcdef.js'],
  },
};

/** A remote with a list and a product page, both with data. */
export const sampleShop: SampleBuild = {
  name: 'retail-shop',
  version: '1.0.0+a',
  routes: [
    sampleRoute('retail-shop', '/catalog', {
      document: {
        title: { en: 'Catalog', jp: 'カタログ' },
        reads: [{ name: 'designs', path: '/api/design/', query: { facets: '1', currency: '{currency}' }, fromSearch: ['colour'] }],
      },
    }),
    sampleRoute('retail-shop', '/catalog/:country', {
      document: { title: { en: 'By country', jp: '産地' }, params: { country: ['jp', 'japan'] } },
    }),
    sampleRoute('retail-shop', '/catalog/men', { screen: 'men' }),
    sampleRoute('retail-shop', '/designs/:name', {
      screen: 'design',
      document: {
        title: { en: '{design.name} by {design.designer.name}', jp: '{design.name}（{design.designer.name}）' },
        description: { en: '{design.description}', jp: '{design.description}' },
        reads: [
          {
            name: 'design',
            path: '/api/design/name/:name',
            query: { currency: '{currency}' },
            otherwise: '/api/design/:name',
            required: true,
          },
        ],
        canonical: '/designs/{design.slug}',
        image: 'design.images.0',
        preloadData: ['sizes.json'],
        preloadImage: 'design.images.0',
        preloadSizes: '(max-width: 767px) 100vw, 50vw',
        jsonLd: 'Product',
      },
    }),
    sampleRoute('retail-shop', '/consumer/dashboard', {
      access: 'signed-in',
      document: { title: { en: 'Your orders', jp: 'ご注文' }, reads: [{ name: 'designs', path: '/api/design/' }] },
    }),
    sampleRoute('retail-shop', '/orders/:id', {
      access: 'signed-in',
      document: { memberReads: [{ name: 'order', path: '/api/order/:id', query: { currency: '{currency}' } }] },
    }),
  ],
  files: { 'design.0123456789abcdef.js': 'design screen', 'texts.0123456789abcdef.js': 'texts', 'sizes.0123abcd.json': '{}' },
  chunks: { design: ['design.0123456789abcdef.js'], 'locale:jp': ['texts.0123456789abcdef.js'] },
};

/** The boot data that a document carries. */
export function bootOf(html: string): {
  readonly [key: string]: unknown;
  readonly data: Record<string, unknown>;
  readonly release: { revision: number; remotes: Record<string, object> };
} {
  const json = /<script type="application\/json" id="orime-boot">(.*?)<\/script>/s.exec(html)?.[1];
  return JSON.parse(json ?? '');
}
