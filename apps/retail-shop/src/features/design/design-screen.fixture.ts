import { afterEach } from '@jest/globals';
import { renderScreen, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { sampleDesign, sampleDesignCard, sampleSettings } from '@orime/testing/samples';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-designs.fixture.ts';
import DesignScreen from './design-screen.tsx';

const route = routes.find(({ screen: key }) => key === 'design') ?? routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

/** What a product page reads beside its design. */
export const related = {
  'GET /api/settings/public': () => sampleSettings(),
  'GET /api/design/:id/look': () => null,
  'GET /api/design/:id/related': () => ({ items: [sampleDesignCard({ id: 'dsn_obi', slug: 'silk-obi', name: 'Silk Obi' })] }),
};

/** The product page of the sample design; it is closed after the test. */
export async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(DesignScreen, {
    route,
    at: '/designs/indigo-haori',
    locales,
    api: { 'GET /api/design/name/:name': () => sampleDesign(), ...related },
    ...options,
  });
  return shown;
}
