import { afterEach, describe, expect, test } from '@jest/globals';
import type { Onboarding } from '@orime/contracts/api/people/profile';
import { fail } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { me, openDashboard } from '../../dashboard.fixture.tsx';
import { onboarding, ownProfile } from '../../sample-studio.fixture.ts';

let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const open = async (...args: Parameters<typeof openDashboard>) => (shown = await openDashboard(...args));

describe('before a shop opens', () => {
  const inReview = { 'GET /api/profile': () => ownProfile({ status: 'in_review' }) };
  const opening = () => screen.findByRole('region', { name: 'Before your shop opens' });

  test('a designer sees what is done, and links to what is not', async () => {
    const { user, api } = await open({
      ...inReview,
      'GET /api/profile/onboarding': () => onboarding(['email', 'pictures', 'agreement', 'designs']),
      'POST /api/users/send-email-verification': () => ({ ok: true, queued: true, retryAfterSeconds: 60 }),
    });
    const card = within(await opening());
    expect(await card.findByText('2 of 5 required steps done')).toBeInTheDocument();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent?.includes('(done)'))).toEqual([
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(card.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Add a portrait and a cover', '/edit-profile'],
      ['Accept the vendor agreement', '/vendor-agreement'],
      ['Hand in your first design', '/add-design'],
    ]);
    await user.click(card.getByRole('button', { name: 'Send the link again' }));
    expect(await card.findByText('A new link is on its way.')).toBeInTheDocument();
    expect(api.calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  test('who has no profile yet begins with it', async () => {
    await open({
      'GET /api/profile': () => null,
      'GET /api/profile/onboarding': () => onboarding(['profile', 'designs'], null),
    });
    expect(await within(await opening()).findByRole('link', { name: 'Create your profile' })).toHaveAttribute('href', '/create-profile');
  });

  test('nothing is left but the review once all is done', async () => {
    await open({ ...inReview, 'GET /api/profile/onboarding': () => onboarding(['pictures']) });
    expect(await screen.findByText(/Everything is done. Your profile is in review/)).toBeInTheDocument();
    expect(screen.queryByText('Before your shop opens')).not.toBeInTheDocument();
  });

  test('an open shop is asked nothing', async () => {
    const { api } = await open();
    await screen.findByRole('article', { name: 'Order 1001-1' });
    expect(api.calls.some(({ url }) => url.includes('onboarding'))).toBe(false);
  });

  test('the list can be tried again, in Japanese', async () => {
    const { user, api } = await open(
      { ...inReview, 'GET /api/profile/onboarding': () => fail({ status: 500, code: 'internal' }) },
      { language: 'jp' },
    );
    const again = await screen.findByRole('button', { name: '再試行' });
    api.use({ 'GET /api/profile/onboarding': () => onboarding(['agreement']) });
    await user.click(again);
    expect(await screen.findByRole('link', { name: '出店規約に同意する' })).toHaveAttribute('href', '/vendor-agreement');
  });
});

describe('a producer', () => {
  const items: Onboarding['items'] = [
    { key: 'email', required: true, done: true, path: '/dashboard' },
    { key: 'profile', required: true, done: false, path: '/create-producer' },
    { key: 'pictures', required: false, done: false, path: '/dashboard' },
    { key: 'certifications', required: false, done: false, path: '/edit-profile-producer' },
  ];

  test('is led to a page of the workshop', async () => {
    await open(
      { 'GET /api/profile/onboarding': () => ({ items, isReady: false, status: null }), 'GET /api/users/me': () => me(true, 'producer') },
      { type: 'producer' },
    );
    expect(await screen.findByRole('link', { name: 'Create your producer page' })).toHaveAttribute('href', '/create-producer');
    expect(screen.getByText('Be found by designers')).toBeInTheDocument();
    // What has no page of its own is named, and leads nowhere.
    const card = within(screen.getByRole('region', { name: 'Before your shop opens' }));
    expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/create-producer', '/edit-profile-producer']);
    expect(card.getByText('Not needed to open. The page for this is not there yet.')).toBeInTheDocument();
  });

  test.each([
    ['in_review', 'Everything is done. Your page is in review; afterwards it stands in the directory and on the world map.'],
    ['approved', 'Your workshop is open'],
    ['suspended', 'Your profile is suspended and cannot be seen. Please contact us.'],
  ] as const)('whose page is %s reads so', async (status, words) => {
    await open(
      { 'GET /api/profile/onboarding': () => ({ items: [], isReady: true, status }), 'GET /api/users/me': () => me(true, 'producer') },
      { type: 'producer' },
    );
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText('Before your shop opens')).not.toBeInTheDocument();
  });
});
