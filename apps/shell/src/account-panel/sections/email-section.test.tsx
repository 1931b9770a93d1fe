import { afterEach, expect, test } from '@jest/globals';
import type { AnswerOf } from '@orime/testing';
import { fail } from '@orime/testing';
import { screen, waitFor } from '@testing-library/react';
import { renderPage } from '../../test/render-page.tsx';
import type { RenderedPage, RenderPageOptions } from '../../test/render-page.tsx';

type EmailWishes = AnswerOf<'GET /api/email-preferences'>;

const wishes: EmailWishes = {
  email: 'ana@example.com',
  isMember: true,
  language: 'en',
  messages: true,
  follows: true,
  confirmations: true,
  newsletter: false,
  stockAlerts: 2,
};
let page: RenderedPage;
const open = async (options: RenderPageOptions) => (page = await renderPage({ at: '/about?account=email', ...options }));
afterEach(() => page.close());

const member = { signedIn: { type: 'designer' } } as const;
const toggle = (name: RegExp) => screen.findByRole('switch', { name });

test('shows what is wanted, and saves each change at once', async () => {
  await open({
    ...member,
    api: { 'GET /api/email-preferences': () => wishes, 'POST /api/email-preferences': ({ body }) => ({ ...wishes, ...body }) },
  });
  expect(await screen.findByText(/Orders and account/)).toBeInTheDocument();
  expect(screen.queryByRole('switch', { name: /Orders/ })).not.toBeInTheDocument();
  expect(await toggle(/^Newsletter/)).not.toBeChecked();
  await page.user.click(await toggle(/^Messages/));
  await waitFor(async () => expect(await toggle(/^Messages/)).not.toBeChecked());
  expect(page.api.calls.at(-1)).toMatchObject({ method: 'POST', body: { messages: false } });
});

test('ends what somebody waits for, and says that nothing is left', async () => {
  await open({
    ...member,
    api: { 'GET /api/email-preferences': () => wishes, 'POST /api/email-preferences': ({ body }) => ({ ...wishes, ...body }) },
  });
  expect(await screen.findByText(/You wait for 2 sizes/)).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Stop waiting' }));
  expect(await screen.findByText('You wait for nothing that is sold out')).toBeInTheDocument();
  expect(page.api.calls.at(-1)).toMatchObject({ method: 'POST', body: { stockAlerts: 0 } });
  expect(screen.getByRole('button', { name: 'Stop waiting' })).toHaveFocus();
});

test('takes back what could not be saved', async () => {
  await open({
    ...member,
    api: { 'GET /api/email-preferences': () => wishes, 'POST /api/email-preferences': () => fail({ status: 500, code: 'internal' }) },
  });
  await page.user.click(await toggle(/^New followers/));
  expect(await screen.findByText(/could not be saved/)).toBeInTheDocument();
  expect(await toggle(/^New followers/)).toBeChecked();
});

test('opens by the link of a mail without a sign-in, for the newsletter alone where there is no account', async () => {
  await open({
    at: '/about?account=email&key=mail-abc',
    api: { 'GET /api/email-preferences': () => ({ ...wishes, isMember: false, newsletter: true }) },
  });
  expect(await toggle(/^Newsletter/)).toBeChecked();
  expect(screen.getAllByRole('switch', { name: /Newsletter|Messages|followers/ })).toHaveLength(1);
  expect(page.api.calls.some(({ url }) => url === '/api/email-preferences?key=mail-abc')).toBe(true);
});

test('says when a link no longer counts', async () => {
  await open({
    at: '/about?account=email&key=mail-old',
    api: { 'GET /api/email-preferences': () => fail({ status: 404, code: 'not_found' }) },
  });
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
});

test('does not take the key of an order for one of its own', async () => {
  await open({ at: '/about?account=email&key=an-order-key', api: {} });
  expect(await screen.findByText('Please sign in to see your account settings.')).toBeInTheDocument();
});

const asked = '/about?account=email&key=mail-abc&newsletter=a-key';

test('subscribes by the link of the mailed question, at the press of a button and not before', async () => {
  let newsletter = false;
  await open({
    at: asked,
    api: {
      'GET /api/email-preferences': () => ({ ...wishes, isMember: false, newsletter }),
      'POST /api/newsletter/confirm': () => {
        newsletter = true;
        return { ok: true };
      },
    },
  });
  const button = await screen.findByRole('button', { name: 'Yes, send me the letter' });
  expect(page.api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await page.user.click(button);
  const outcome = await screen.findByText('All set: the letter comes to this address.');
  expect(page.api.calls.find(({ method }) => method === 'POST')).toMatchObject({ url: '/api/newsletter/confirm', body: { key: 'a-key' } });
  await waitFor(() => expect(outcome.closest('[role=status]')).toHaveFocus());
  expect(await toggle(/^Newsletter/)).toBeChecked();
  expect(button).not.toBeInTheDocument();
});

test('says that a question was answered or ended, and keeps one that could not be answered', async () => {
  let code: 'internal' | 'not_found' = 'internal';
  await open({
    at: asked,
    api: {
      'GET /api/email-preferences': () => ({ ...wishes, isMember: false }),
      'POST /api/newsletter/confirm': () => fail({ status: code === 'internal' ? 500 : 404, code }),
    },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Yes, send me the letter' }));
  expect(await screen.findByText(/could not confirm it just now/)).toBeInTheDocument();
  code = 'not_found';
  await page.user.click(screen.getByRole('button', { name: 'Yes, send me the letter' }));
  expect(await screen.findByText(/used already, or has ended/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Yes, send me the letter' })).not.toBeInTheDocument();
});
