import { afterEach, expect, test } from '@jest/globals';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleSettings, sampleStyle } from '@orime/testing/samples';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { catalog, locales } from '../../sample-styles.fixture.ts';
import WholesalePamphletScreen from './wholesale-pamphlet-screen.tsx';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

async function open(settings: ApiHandlers['GET /api/settings/public'], language: 'en' | 'jp' = 'en'): Promise<void> {
  shown = await renderScreen(WholesalePamphletScreen, {
    route: routes.find(({ path }) => path === '/wholesale-pamphlet') ?? routes[0],
    locales,
    language,
    api: { 'GET /api/wholesale/catalog': () => catalog([sampleStyle()], { access: 'visitor' }), 'GET /api/settings/public': settings },
  });
}

const offer = () => sampleSettings({ wholesale: { depositPercent: 40, netDays: [15, 45] } });

test.each([
  ['en', 'In advance, with a deposit of 40%, or 15 days or 45 days after the invoice, by agreement.'],
  ['jp', '前払い、前金40%、請求後15日または45日払いのいずれか（審査による）。'],
] as const)('how stores may pay is said in %s as the rules have it', async (language, sentence) => {
  await open(offer, language);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

test('without the rules the page stands, and names no figures', async () => {
  await open(() => fail({ status: 500, code: 'internal' }));
  expect(
    await screen.findByText('In advance, with a deposit, or after the invoice, by agreement.', {}, { timeout: 10_000 }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Register your store' })).toHaveAttribute('href', '/create-buyer-profile');
});
