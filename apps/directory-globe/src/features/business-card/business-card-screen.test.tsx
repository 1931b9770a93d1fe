import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, producer } from '../../sample-places.fixture.ts';
import BusinessCardScreen from './business-card-screen.tsx';

const route = routes.find(({ path }) => path === '/business-card') ?? routes[0];
let shown: RenderedScreen | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => shown?.close());

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(BusinessCardScreen, {
    route,
    at: '/business-card?handle=aizome',
    locales,
    api: {
      'GET /api/profile/handle/:handle': () => fail({ status: 404, code: 'not_found' }),
      'GET /api/producer/handle/:handle': () => producer(),
    },
    ...options,
  });
  return shown;
}

describe('a business card', () => {
  test('of a workshop shows both sides, in the design that is chosen', async () => {
    const { user } = await open();
    expect(await screen.findByRole('img', { name: 'English side of Aizome Works' })).toHaveTextContent('Tokushima, Japan');
    const japanese = screen.getByRole('img', { name: 'Japanese side of Aizome Works' });
    expect(japanese).toHaveTextContent('藍染工房');
    expect(japanese).toHaveAttribute('width', '91mm');
    await user.click(screen.getByRole('button', { name: '3.5 × 2 in' }));
    await user.click(screen.getByRole('checkbox', { name: 'Bleed and crop marks' }));
    expect(japanese).toHaveAttribute('width', '104.9mm');
    expect(screen.queryByRole('textbox', { name: /^Phone/ })).not.toBeInTheDocument();
  });

  test('of one’s own keeps what one adds in this browser', async () => {
    const own = { producer: producer(), form: {}, status: 'approved', version: 1 } as const;
    const options = { at: '/business-card', signedIn: { type: 'producer' }, api: { 'GET /api/producer/mine': () => own } } as const;
    const { user } = await open(options);
    await user.type(await screen.findByRole('textbox', { name: /^Phone/ }), '088 1');
    shown?.close();
    const { api } = await open({ ...options, language: 'jp' });
    expect(await screen.findByRole('textbox', { name: /^電話番号/ })).toHaveValue('088 1');
    expect(screen.getByRole('img', { name: '藍染工房の英語面' })).toHaveTextContent('088 1');
    expect(api.calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  test('waits for a page, for a sign-in, and for a handle that somebody has', async () => {
    await open({ at: '/business-card', signedIn: { type: 'designer' }, api: { 'GET /api/profile': () => null } });
    expect(await screen.findByRole('link', { name: 'Make your profile' })).toHaveAttribute('href', '/create-profile');
    shown?.close();
    await open({ at: '/business-card' });
    expect(screen.getByRole('heading', { level: 1, name: 'Business card' })).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain('/login?returnTo=%2Fbusiness-card');
    shown?.close();
    const nobody = () => fail({ status: 404, code: 'not_found' });
    await open({ api: { 'GET /api/profile/handle/:handle': nobody, 'GET /api/producer/handle/:handle': nobody } });
    expect(await screen.findByRole('heading', { name: 'Nobody has this handle' })).toBeInTheDocument();
  });
});
