import { afterEach, describe, expect, it } from '@jest/globals';
import { fail } from '@orime/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../test/render-page.tsx';

let page: RenderedPage;
const open = async (options?: RenderPageOptions): Promise<RenderedPage> => (page = await renderPage(options));
afterEach(() => page.close());

const button = (name: string) => screen.getByRole('button', { name });

describe('the navbar', () => {
  it('has menu, brand and cart', async () => {
    await open({ at: '/about' });
    expect(button('Open menu')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'Orime' })).toHaveAttribute('href', '/');
    expect(button('Cart')).toHaveAccessibleDescription('0 items');
  });

  it('is compact where a route says so, with cart, language and theme', async () => {
    const { user, platform } = await open({ at: '/wholesale/catalog' });
    expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Promotion' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Orime' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('switch', { name: 'Dark theme' }));
    expect(platform.root.getState().theme).toBe('light');
    await user.click(within(screen.getByRole('group', { name: 'Language' })).getByRole('button', { name: '日本語' }));
    expect(await screen.findByRole('button', { name: 'カート' })).toBeInTheDocument();
  });
});

describe('the menu', () => {
  async function openMenu(options?: RenderPageOptions) {
    const { user } = await open({ at: '/about', ...options });
    await user.click(screen.getByRole('button', { name: /Open menu|メニューを開く/ }));
    await screen.findByRole('region', { name: /Shop|ショップ/ });
    return user;
  }

  it('cycles its panels in order, both ways, starting on Shop', async () => {
    const user = await openMenu();
    for (const [name, path] of [['Shop', '/catalog'], ['Magazine', '/digital-magazine'], ['Designers', '/designers'], ['World Map', '/globe'], ['Shop', '/catalog']] as const) {
      const panel = screen.getByRole('region', { name });
      expect(within(panel).getByRole('link')).toHaveAttribute('href', path);
      expect(within(panel).getByRole('group', { name: 'Language' })).toBeInTheDocument();
      await user.click(button('Next panel'));
    }
    await user.click(button('Previous panel'));
    await user.click(button('Previous panel'));
    expect(screen.getByRole('region', { name: 'World Map' })).toBeInTheDocument();
  });

  it('makes the page behind inert, and gives focus back on Escape', async () => {
    const user = await openMenu();
    expect(screen.getByRole('main', { hidden: true })).toHaveProperty('inert', true);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Shop' })).not.toBeInTheDocument();
    expect(button('Open menu')).toHaveFocus();
    expect(screen.getByRole('main')).toHaveProperty('inert', false);
  });

  it('closes when it has led somewhere', async () => {
    const user = await openMenu();
    await user.click(screen.getByRole('link', { name: 'Sign In' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Sign in' })).toBeInTheDocument();
    expect(button('Open menu')).toBeInTheDocument();
  });

  it('offers sign-up and sign-in to visitors, profile and sign-out to members', async () => {
    await openMenu();
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    page.close();
    const user = await openMenu({ signedIn: { type: 'designer' } });
    expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/dashboard');
    await user.click(button('Sign Out'));
    expect(page.platform.session.getState().status).toBe('anonymous');
  });

  it('switches the language of everything, and the theme', async () => {
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
  it('tell that the shop leads with one gender, and take it back', async () => {
    const { user, platform } = await open({ at: '/about' });
    act(() => platform.root.setState({ genderClassification: { menHits: 5, womenHits: 1, classified: 'men' } }));
    await user.click(button('Open menu'));
    expect(await screen.findByText('The shop leads with menswear')).toBeInTheDocument();
    await user.click(button('Show everything alike'));
    expect(platform.root.getState().genderClassification).toEqual({ menHits: 0, womenHits: 0, classified: null });
  });

  it('send the confirmation link again to a member who needs it', async () => {
    const me = { _id: 'usr_test', email: 'person@example.com', name: 'Test Person', type: 'designer', staffRole: 'none', emailVerified: false, socketID: null, following: [] };
    const { user, api } = await open({ at: '/about', signedIn: { type: 'designer' }, api: { 'GET /api/users/me': () => me, 'POST /api/users/send-email-verification': () => fail({ status: 429, code: 'rate_limited' }) } });
    await user.click(button('Open menu'));
    expect(await screen.findByText('We sent a link to person@example.com.')).toBeInTheDocument();
    await user.click(button('Send a new link'));
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({ email: 'person@example.com', locale: 'en' });
    expect(await screen.findByText('Something went wrong on our side. Please try again.')).toBeInTheDocument();
  });
});

describe('routes', () => {
  it('that nobody owns show the not-found page', async () => {
    await open({ at: '/no/such/page' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.getByText('Sorry, this page does not exist')).toBeInTheDocument();
    expect(document.title).toBe('Page Not Found — Orime');
  });

  it('for members send a visitor to registration and remember where they came from', async () => {
    await open({ at: '/add-design?from=mail' });
    expect(page.address()).toBe('/register?returnTo=%2Fadd-design%3Ffrom%3Dmail');
    expect(await screen.findByRole('heading', { level: 1, name: 'Create an account' })).toBeInTheDocument();
  });

  it('for members are open to members', async () => {
    await open({ at: '/add-design', signedIn: { type: 'designer' } });
    expect(page.address()).toBe('/add-design');
  });

  it('give way to registration when the stored token is over, also on a public page', async () => {
    await open({ at: '/about', signedIn: { exp: 1 } });
    expect(page.address()).toBe('/register?returnTo=%2Fabout&reason=expired');
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/login?returnTo=%2Fabout');
  });

  it('start at the top, with focus on the new heading and its title', async () => {
    const { user } = await open({ at: '/about' });
    act(() => window.scrollTo(0, 900));
    await user.click(screen.getByRole('link', { name: 'Terms of service' }));
    await waitFor(() => expect(window.scrollY).toBe(0));
    page.close();
    const again = await open({ at: '/login' });
    await again.user.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Forgot your password?' })).toHaveFocus());
    expect(document.title).toBe('Forgot your password? — Orime');
  });

  it('count a gender hit once per visit', async () => {
    const { platform } = await open({ at: '/women' });
    expect(platform.root.getState().genderClassification).toEqual({ menHits: 0, womenHits: 1, classified: null });
  });
});

describe('the scroll button', () => {
  it('leads to the bottom from the top, and to the top from elsewhere', async () => {
    const { user } = await open({ at: '/about' });
    act(() => window.scrollTo(0, 10));
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 4000 });
    await user.click(button('Scroll to bottom'));
    expect(window.scrollY).toBe(4000);
    await user.click(button('Scroll to top'));
    expect(window.scrollY).toBe(0);
  });
});

describe('the cookie question', () => {
  it('is asked until it is answered', async () => {
    const { user, platform } = await open({ at: '/about' });
    act(() => platform.root.setState({ cookiesAccepted: null }));
    await user.click(button('Only what is needed'));
    expect(platform.root.getState().cookiesAccepted).toBe(false);
    expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
  });
});
