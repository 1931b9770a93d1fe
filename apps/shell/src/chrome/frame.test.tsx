import { afterEach, describe, expect, test } from '@jest/globals';
import { dismissToast, showToast, toastStore, PHONE } from '@orime/ui';
import { act, screen, waitFor, within } from '@testing-library/react';
import { setMedia } from '../test/missing-browser-parts.ts';
import { renderPage } from '../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../test/render-page.tsx';
import { askConsent, useConsentStore } from './consent/consent.store.ts';

let page: RenderedPage;
const open = async (options?: RenderPageOptions): Promise<RenderedPage> => (page = await renderPage(options));
afterEach(() => {
  act(() => toastStore.read().forEach(({ id }) => dismissToast(id)));
  page.close();
});

const button = (name: string) => screen.getByRole('button', { name });

describe('the navbar', () => {
  test('has menu, brand and cart', async () => {
    await open({ at: '/about' });
    expect(button('Open menu')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('link', { name: 'Orime' })).toHaveAttribute('href', '/');
    expect(button('Cart')).toHaveAccessibleDescription('0 items');
  });

  test('is compact where a route says so, with search, likes, account and cart', async () => {
    const { user, platform } = await open({ at: '/wholesale/catalog' });
    expect(await screen.findByRole('button', { name: 'Search' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Likes' })).toHaveAttribute('href', '/consumer/dashboard?tab=likes');
    expect(button('Cart')).toBeInTheDocument();
    await user.click(button('Account'));
    expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login');
    expect(screen.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', '/register');
    expect(screen.queryByRole('button', { name: 'Open menu' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Promotion' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Orime' })).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('switch', { name: 'Dark theme' }));
    expect(platform.root.getState().theme).toBe('light');
    await user.click(within(screen.getByRole('group', { name: 'Language' })).getByRole('button', { name: '日本語' }));
    expect(await screen.findByRole('button', { name: 'カート' })).toBeInTheDocument();
  });

  test('keeps the way out of a session behind the account button', async () => {
    const { user } = await open({ at: '/checkout', signedIn: { type: 'consumer' } });
    await user.click(await screen.findByRole('button', { name: 'Account' }));
    expect(await screen.findByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/dashboard');
    await user.click(button('Sign Out'));
    expect(page.platform.session.getState().status).toBe('anonymous');
  });

  test('has notifications and messages behind the account button of a phone, and closes it by Escape and from elsewhere', async () => {
    const { user } = await open({ at: '/about', signedIn: { type: 'consumer' }, media: [PHONE] });
    const account = await screen.findByRole('button', { name: 'Account' });
    await user.click(account);
    expect(account).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByRole('button', { name: 'Messages' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(account).toHaveAttribute('aria-expanded', 'false');
    expect(account).toHaveFocus();
    await user.click(account);
    await user.click(await screen.findByRole('button', { name: 'Notifications' }));
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeInTheDocument();
    expect(account).toHaveAttribute('aria-expanded', 'false');
    act(() => setMedia(PHONE, false));
    expect(await screen.findByRole('button', { name: 'Messages' })).toBeInTheDocument();
    await user.click(account);
    await user.click(document.body);
    expect(account).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the section navigation', () => {
  const links = () =>
    within(screen.getByRole('navigation', { name: 'Your pages' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

  test('has the declared pages of a role in their order, and marks the tab one is on', async () => {
    await open({ at: '/dashboard?tab=designs', signedIn: { type: 'designer' } });
    await screen.findByRole('navigation', { name: 'Your pages' });
    expect(links()).toEqual([
      ['Orders', '/dashboard', null],
      ['Add a design', '/add-design', null],
      ['Designs', '/dashboard?tab=designs', 'page'],
    ]);
    await page.user.click(screen.getByRole('link', { name: 'Orders' }));
    expect(page.address()).toBe('/dashboard');
    expect(links()[0]).toEqual(['Orders', '/dashboard', 'page']);
  });

  test('is not there for a role with one page, for visitors, and where a route declares none', async () => {
    await open({ at: '/dashboard', signedIn: { type: 'producer' } });
    await screen.findByRole('button', { name: 'Account' });
    expect(screen.queryByRole('navigation', { name: 'Your pages' })).not.toBeInTheDocument();
    page.close();
    await open({ at: '/wholesale/catalog' });
    await screen.findByRole('button', { name: 'Account' });
    expect(screen.queryByRole('navigation', { name: 'Your pages' })).not.toBeInTheDocument();
    page.close();
    await open({ at: '/checkout', signedIn: { type: 'designer' } });
    await screen.findByRole('button', { name: 'Account' });
    expect(screen.queryByRole('navigation', { name: 'Your pages' })).not.toBeInTheDocument();
  });
});

describe('routes', () => {
  test('that nobody owns show the not-found page', async () => {
    await open({ at: '/no/such/page' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeInTheDocument();
    expect(screen.getByText('Sorry, this page does not exist')).toBeInTheDocument();
    expect(document.title).toBe('Page Not Found — Orime');
  });

  test('for members send a visitor to registration and remember where they came from', async () => {
    await open({ at: '/add-design?from=mail' });
    expect(page.address()).toBe('/register?returnTo=%2Fadd-design%3Ffrom%3Dmail');
    expect(await screen.findByRole('heading', { level: 1, name: 'Create an account' })).toBeInTheDocument();
  });

  test('for members are open to members', async () => {
    await open({ at: '/add-design', signedIn: { type: 'designer' } });
    expect(page.address()).toBe('/add-design');
  });

  test('give way to registration when the stored token is over, also on a public page', async () => {
    await open({ at: '/about', signedIn: { exp: 1 } });
    expect(page.address()).toBe('/register?returnTo=%2Fabout&reason=expired');
    expect(await screen.findByText('Your session has ended')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in again' })).toHaveAttribute('href', '/login?returnTo=%2Fabout');
  });

  test('start at the top, with focus on the new heading and its title', async () => {
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

  test('count a gender hit once per visit', async () => {
    const { platform } = await open({ at: '/women' });
    expect(platform.root.getState().genderClassification).toEqual({ menHits: 0, womenHits: 1, classified: null });
  });
});

describe('the scroll button', () => {
  test('leads to the bottom from the top, and to the top from elsewhere', async () => {
    const { user } = await open({ at: '/about' });
    act(() => window.scrollTo(0, 10));
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 4000 });
    await user.click(button('Scroll to bottom'));
    expect(window.scrollY).toBe(4000);
    await user.click(button('Scroll to top'));
    expect(window.scrollY).toBe(0);
  });

  test('gives its place to a message for as long as that stands there', async () => {
    await open({ at: '/about' });
    expect(button('Scroll to bottom')).toBeVisible();
    let id = 0;
    act(() => void (id = showToast({ message: 'Saved' })));
    expect(screen.queryByRole('button', { name: 'Scroll to bottom' })).not.toBeInTheDocument();
    act(() => dismissToast(id));
    expect(button('Scroll to bottom')).toBeVisible();
  });
});

describe('the cookie question', () => {
  afterEach(() => act(() => useConsentStore.setState({ isOpen: false, mayAsk: false })));

  test('waits for the first page, and is asked until it is answered', async () => {
    const { user, platform } = await open({ at: '/about' });
    act(() => platform.root.setState({ cookiesAccepted: null }));
    expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
    act(askConsent);
    await user.click(await screen.findByRole('button', { name: 'Refuse' }));
    expect(platform.root.getState().cookiesAccepted).toBe(false);
    expect(screen.queryByRole('region', { name: 'Cookies' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('can be answered by kind, and taken back from the footer', async () => {
    const { user, platform, api } = await open({ at: '/about', api: { 'POST /api/consent': () => ({ consents: [] }) } });
    act(() => platform.root.setState({ cookiesAccepted: null }));
    act(askConsent);
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    const settings = await screen.findByRole('dialog', { name: 'Cookie settings' });
    const counting = within(settings).getByRole('switch', { name: 'Count my visits' });
    expect(counting).toHaveAttribute('aria-checked', 'false');
    await user.click(counting);
    await user.click(within(settings).getByRole('button', { name: 'Save this choice' }));
    expect(platform.root.getState().cookiesAccepted).toBe(true);

    await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Cookie settings' }));
    const again = await screen.findByRole('dialog', { name: 'Cookie settings' });
    expect(within(again).getByRole('switch', { name: 'Count my visits' })).toHaveAttribute('aria-checked', 'true');
    await user.click(within(again).getByRole('button', { name: 'Refuse' }));
    expect(platform.root.getState().cookiesAccepted).toBe(false);
    await waitFor(() =>
      expect(api.calls.filter(({ url }) => url === '/api/consent').map(({ body }) => (body as { value: boolean }).value)).toEqual([
        true,
        false,
      ]),
    );
  });
});

describe('the network', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'onLine'));
  const setOnline = (value: boolean): void => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value });
    act(() => void window.dispatchEvent(new Event(value ? 'online' : 'offline')));
  };

  test('is missed, and greeted when it is back', async () => {
    await open({ at: '/about' });
    setOnline(false);
    expect(screen.getByText('You are offline. Your cart is kept here.').closest('[role=status]')).toBeInTheDocument();
    setOnline(true);
    expect(screen.getByText('You are back online.')).toBeInTheDocument();
  });
});
