import { afterEach, describe, expect, test } from '@jest/globals';
import type { PromoBannerItem } from '@orime/contracts/api/site/content';
import { fail, type ApiHandlers } from '@orime/testing';
import { sampleUser } from '@orime/testing/samples';
import { PHONE } from '@orime/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LINK_SEEN } from '../../after-paint/link-seen.ts';
import { setMedia } from '../../test/missing-browser-parts.ts';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../test/render-page.tsx';

let page: RenderedPage;
const open = async (options?: RenderPageOptions): Promise<RenderedPage> => (page = await renderPage(options));
afterEach(() => page.close());

const promotion: PromoBannerItem = {
  id: '1',
  name: 'Sale',
  published: 'published',
  data: { promoText: 'Sale', promoUrl: '/sale' },
  createdDate: '2026-01-01T00:00:00Z',
  lastUpdated: '2026-01-01T00:00:00Z',
};
const PROMOTION: ApiHandlers = { 'GET /api/content/promo-banner': () => ({ results: [promotion] }) };
const button = (name: string) => screen.getByRole('button', { name });

describe('the menu', () => {
  async function openMenu(options?: RenderPageOptions) {
    const { user } = await open({ at: '/about', ...options });
    await user.click(screen.getByRole('button', { name: /Open menu|メニューを開く/ }));
    await screen.findByRole('region', { name: /Shop|ショップ/ });
    return user;
  }

  test('cycles its panels in order, both ways, starting on Shop', async () => {
    const user = await openMenu();
    for (const [name, path] of [
      ['Shop', '/catalog'],
      ['Magazine', '/digital-magazine'],
      ['Designers', '/designers'],
      ['World Map', '/globe'],
      ['Shop', '/catalog'],
    ] as const) {
      const panel = screen.getByRole('region', { name });
      expect(within(panel).getByRole('link')).toHaveAttribute('href', path);
      expect(within(panel).getByRole('group', { name: 'Language' })).toBeInTheDocument();
      await user.click(button('Next panel'));
    }
    await user.click(button('Previous panel'));
    await user.click(button('Previous panel'));
    expect(screen.getByRole('region', { name: 'World Map' })).toBeInTheDocument();
  });

  test('says which panel was looked at, and not those that were passed over', async () => {
    const seen: (string | null)[] = [];
    const hear = ({ target }: Event) => void seen.push(target instanceof Element ? target.getAttribute('href') : null);
    addEventListener(LINK_SEEN, hear);
    const user = await openMenu();
    await waitFor(() => expect(seen).toEqual(['/catalog']));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(seen).toEqual(['/catalog', '/designers']));
    removeEventListener(LINK_SEEN, hear);
  });

  test('turns them by arrow keys, except where those belong to something else', async () => {
    const user = await openMenu();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('region', { name: 'Magazine' })).toBeInTheDocument();
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(screen.getByRole('region', { name: 'World Map' })).toBeInTheDocument();
    await user.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    act(() => screen.getByRole('combobox', { name: 'Prices and delivery' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('region', { name: 'World Map' })).toBeInTheDocument();
  });

  test('names every panel as a text, which it follows under mouse and focus', async () => {
    const user = await openMenu();
    const links = within(screen.getByRole('navigation', { name: 'Menu' }));
    await user.hover(links.getByRole('link', { name: 'World Map' }));
    expect(screen.getByRole('region', { name: 'World Map' })).toBeInTheDocument();
    act(() => links.getByRole('link', { name: 'Magazine' }).focus());
    expect(screen.getByRole('region', { name: 'Magazine' })).toBeInTheDocument();
    await user.click(links.getByRole('link', { name: 'Designers' }));
    expect(page.address()).toBe('/designers');
  });

  describe('by swipes', () => {
    const swipe = (...way: readonly (readonly [number, number])[]) => {
      const target = screen.getByRole('region', { name: /Shop|Magazine|Designers|World Map/ });
      const at = ([clientX, clientY]: readonly [number, number]) => ({
        clientX,
        clientY,
        isPrimary: true,
        pointerType: 'touch',
        pointerId: 1,
      });
      const [first = [0, 0], ...rest] = way;
      fireEvent.pointerDown(target, at(first));
      for (const place of rest) fireEvent.pointerMove(target, at(place));
      fireEvent.pointerUp(target, at(way.at(-1) ?? first));
    };

    test('turns to the panel the finger pulls in', async () => {
      await openMenu();
      swipe([300, 300], [280, 300], [240, 310]);
      expect(screen.getByRole('region', { name: 'Magazine' })).toBeInTheDocument();
      swipe([100, 300], [200, 300]);
      swipe([100, 300], [200, 300]);
      expect(screen.getByRole('region', { name: 'World Map' })).toBeInTheDocument();
    });

    test('leaves short ways and scrolling alone', async () => {
      await openMenu();
      swipe([300, 300], [260, 300]);
      swipe([300, 300], [300, 270], [150, 260]);
      expect(screen.getByRole('region', { name: 'Shop' })).toBeInTheDocument();
    });

    test('does not follow the link under the finger', async () => {
      const user = await openMenu();
      swipe([300, 300], [200, 300]);
      const link = within(screen.getByRole('region', { name: 'Magazine' })).getByRole('link');
      fireEvent.click(link);
      expect(page.address()).toBe('/about');
      await user.click(link);
      expect(page.address()).toBe('/digital-magazine');
    });
  });

  test('makes the page behind inert, and gives focus back on Escape', async () => {
    const user = await openMenu({ api: PROMOTION });
    expect(screen.getByRole('main', { hidden: true })).toHaveProperty('inert', true);
    expect(screen.getByRole('region', { name: 'Promotion', hidden: true })).toHaveProperty('inert', true);
    expect(screen.getByText('Skip to content').parentElement).toHaveProperty('inert', true);
    expect(within(screen.getByRole('region', { name: 'Shop' })).getByRole('link')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Shop' })).not.toBeInTheDocument();
    expect(button('Open menu')).toHaveFocus();
    expect(screen.getByRole('main')).toHaveProperty('inert', false);
  });

  test('closes by a press on the page behind, and makes room for the cart', async () => {
    const user = await openMenu();
    fireEvent.click(document.body);
    expect(screen.queryByRole('region', { name: 'Shop' })).not.toBeInTheDocument();
    await user.click(button('Open menu'));
    await user.click(button('Cart'));
    expect(screen.queryByRole('region', { name: 'Shop' })).not.toBeInTheDocument();
  });

  test('starts on Shop each time, and stays closed when one comes back', async () => {
    const user = await openMenu();
    await user.keyboard('{ArrowRight}');
    await user.click(button('Close menu'));
    await user.click(button('Open menu'));
    expect(screen.getByRole('region', { name: 'Shop' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    await screen.findByRole('heading', { level: 1, name: 'Sign in' });
    act(() => page.go(-1));
    expect(page.address()).toBe('/about');
    expect(button('Open menu')).toHaveAttribute('aria-expanded', 'false');
  });

  test('has a form of its own below 768 px, and keeps panel and focus when the window grows', async () => {
    const user = await openMenu({ media: [PHONE] });
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toBeInTheDocument();
    act(() => button('Next panel').focus());
    act(() => setMedia(PHONE, false));
    expect(within(screen.getByRole('region', { name: 'Magazine' })).getByRole('link')).toHaveFocus();
  });

  test('closes when it has led somewhere', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(button('Open menu')).toBeInTheDocument();
  });

  test('offers sign-up and sign-in to visitors, profile and sign-out to members', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    page.close();
    const user = await openMenu({ signedIn: { type: 'designer' } });
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/dashboard');
    await user.click(button('Sign Out'));
    expect(page.platform.session.getState().status).toBe('anonymous');
  });

  test('switches the language of everything, and the theme', async () => {
    const user = await openMenu();
    await user.click(button('日本語'));
    expect(await screen.findByRole('region', { name: 'ショップ' })).toBeInTheDocument();
    expect(button('メニューを閉じる')).toBeInTheDocument();
    expect(document.documentElement.lang).toBe('ja');
    await user.click(screen.getByRole('switch', { name: 'ダークテーマ' }));
    expect(document.documentElement.dataset['theme']).toBe('light');
  });
});

describe('preferences in the menu', () => {
  test('tell that the shop leads with one gender, and take it back', async () => {
    const { user, platform } = await open({ at: '/about' });
    act(() => platform.root.setState({ genderClassification: { menHits: 5, womenHits: 1, classified: 'men' } }));
    await user.click(button('Open menu'));
    expect(await screen.findByText('The shop leads with menswear')).toBeInTheDocument();
    await user.click(button('Show everything alike'));
    expect(platform.root.getState().genderClassification).toEqual({ menHits: 0, womenHits: 0, classified: null });
  });

  test('send the confirmation link again to a member who needs it', async () => {
    const me = sampleUser({ type: 'designer', emailVerified: false });
    const { user, api } = await open({
      at: '/about',
      signedIn: { type: 'designer' },
      api: { 'GET /api/users/me': () => me, 'POST /api/users/send-email-verification': () => fail({ status: 429, code: 'rate_limited' }) },
    });
    await user.click(button('Open menu'));
    expect(await screen.findByText('We sent a link to person@example.com.')).toBeInTheDocument();
    await user.click(button('Send a new link'));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'person@example.com', locale: 'en' });
    expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeInTheDocument();
  });
});
