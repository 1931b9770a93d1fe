import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EventState } from '@orime/contracts/api/editorial/event';
import { fail, renderScreen, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { image, locales } from '../../sample-articles.fixture.ts';
import { invitation } from '../../sample-event.fixture.ts';
import { lookbook } from '../../sample-lookbook.fixture.ts';
import NyfwInvitationScreen from './nyfw-invitation-screen.tsx';

const route = routes.find(({ path }) => path === '/nyfw-invitation') ?? routes[0];
let shown: RenderedScreen | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => shown?.close());

async function open(api: RenderScreenOptions['api'] = {}): Promise<RenderedScreen> {
  shown = await renderScreen(NyfwInvitationScreen, { route, locales, api: { 'GET /api/event/:slug': () => invitation(), ...api } });
  await screen.findByRole('heading', { level: 1 });
  return shown;
}

async function fillIn({ user }: RenderedScreen): Promise<void> {
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Ana Guest');
  await user.type(screen.getByRole('textbox', { name: /E-mail/ }), 'ana@example.com');
  await user.selectOptions(screen.getByRole('combobox', { name: 'You come as' }), 'Press');
}

const send = () => screen.getByRole('button', { name: 'Put me on the list' });

test('the hours are those of the venue, wherever the reader is', async () => {
  await open();
  expect(screen.getByText(/Tuesday.*11.*2031/)).toBeInTheDocument();
  expect(screen.getByText(/7:00.PM to 10:00.PM, New York time/)).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'The place' })).toHaveTextContent('The Loft, 12 Example Street, New York');
});

test('a guest is put on the list once, and told the reference', async () => {
  const page = await open({ 'POST /api/event/:id/rsvp': () => ({ reference: 'EV-7', seats: 2 }) });
  await fillIn(page);
  await page.user.type(screen.getByRole('textbox', { name: /Who comes with you/ }), 'Ben');
  await page.user.dblClick(send());
  expect(await screen.findByText('Your reference is EV-7.')).toBeInTheDocument();
  expect(screen.getByText(/good for 2 people/)).toBeInTheDocument();
  const sent = page.api.calls.filter(({ method }) => method === 'POST');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toMatchObject({ name: 'Ana Guest', role: 'press', plusOne: 'Ben', locale: 'en' });
  expect(sent[0]?.headers.get('idempotency-key')).toMatch(/\S/);
});

test('without a role nothing is sent', async () => {
  const page = await open();
  await page.user.click(send());
  expect((await screen.findAllByText(/You come as/)).length).toBeGreaterThan(1);
  expect(page.api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('a guest who is on the list is told that the mail was sent again', async () => {
  const page = await open({
    'POST /api/event/:id/rsvp': () => fail({ status: 409, code: 'already_invited', fields: { email: 'is on the list of guests' } }),
  });
  await fillIn(page);
  await page.user.click(send());
  expect((await screen.findAllByText(/already on the list/)).length).toBeGreaterThan(0);
});

test('after the evening its pictures and the looks are shown, and the ways on', async () => {
  const pictures = [
    { ...image, id: 'fil_room', alt: { en: 'The room', jp: '会場' } },
    { ...image, id: 'fil_sleeve', alt: { en: 'A sleeve', jp: '袖' } },
  ];
  await open({
    'GET /api/event/:slug': () => invitation({ state: 'over', pictures }),
    'GET /api/lookbook/': () => [lookbook('low-tide', 'AW26')],
  });
  const evening = await screen.findByRole('region', { name: 'The evening in pictures' });
  expect(within(evening).getAllByRole('img')).toHaveLength(2);
  expect(within(evening).getByRole('img', { name: 'A sleeve' })).toBeInTheDocument();
  const looks = await screen.findByRole('region', { name: 'From the lookbooks' });
  expect(await within(looks).findByRole('link', { name: 'Book low-tide' })).toHaveAttribute('href', '/lookbook?book=low-tide');
  expect(within(looks).getByRole('link', { name: 'To the magazine' })).toHaveAttribute('href', '/digital-magazine');
});

test('when the last seats went meanwhile, the form gives way to the news', async () => {
  let state: EventState = 'open';
  const page = await open({
    'GET /api/event/:slug': () => invitation({ state }),
    'POST /api/event/:id/rsvp': () => {
      state = 'full';
      return fail({ status: 409, code: 'conflict', details: { state } });
    },
  });
  await fillIn(page);
  await page.user.click(send());
  expect(await screen.findByRole('heading', { name: 'All seats are taken' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument());
});

test.each([
  ['closed', 'The list of guests is closed', true],
  ['over', 'Thank you for coming', false],
  ['cancelled', 'The evening is cancelled', false],
] as const)('an evening that is %s says so and takes no reply', async (state, title, hasCalendar) => {
  await open({ 'GET /api/event/:slug': () => invitation({ state }), 'GET /api/lookbook/': () => [] });
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Calendar file/ }) !== null).toBe(hasCalendar);
});
