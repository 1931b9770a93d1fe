import { afterEach, describe, expect, test } from '@jest/globals';
import { SlotContext, type SlotHost } from '@orime/platform/host';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { sampleDesignCard } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { routes } from '../../routes.ts';
import { geo, locales, point, producer } from '../../sample-places.fixture.ts';
import ProducerScreen from './producer-screen.tsx';

const route = routes[2];
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const standard: ApiHandlers = {
  'GET /api/producer/handle/:handle': () => producer(),
  'GET /api/geo/points': ({ search }) => {
    expect(search.get('of')).toBe('aizome');
    return { ...geo, points: [point('a', 'designer'), point('b', 'producer', { url: '/producer/aizome' })] };
  },
  'POST /api/contact': () => ({ ok: true }),
};

async function open(options: Partial<RenderScreenOptions> = {}, Screen: ComponentType = ProducerScreen): Promise<RenderedScreen> {
  shown = await renderScreen(Screen, {
    route,
    at: '/producer/aizome',
    locales,
    api: standard,
    ...options,
  });
  return shown;
}

/** Fills slots as a host does, with the words that a lender would draw. */
const host: SlotHost = {
  isFilled: () => true,
  Outlet: ({ name, props, frame = (content) => content }) => frame(<p>{`${name} ${JSON.stringify(props)}`}</p>),
};
const WithLender = () => (
  <SlotContext value={host}>
    <ProducerScreen />
  </SlotContext>
);

describe('what was made here', () => {
  const api = { ...standard, 'GET /api/producer/handle/:handle': () => producer({ designs: [sampleDesignCard()] }) };

  test('is lent by the shop', async () => {
    await open({ api }, WithLender);
    const place = await screen.findByRole('region', { name: 'Made here' });
    expect(place).toHaveTextContent('producer-designs@1 {"producer":"aizome"}');
  });

  test('is absent where nobody lends it, and the page is whole', async () => {
    await open({ api });
    expect(await screen.findByRole('heading', { level: 1, name: 'Aizome Works' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Send message' })).toBeInTheDocument();
    expect(screen.queryByText('Made here')).not.toBeInTheDocument();
  });

  test('needs nobody where there is nothing yet', async () => {
    await open({}, WithLender);
    expect(await screen.findByRole('region', { name: 'Made here' })).toHaveTextContent('No design in the shop names this workshop yet.');
  });
});

describe('a producer', () => {
  test('shows capabilities and terms in the language of the page', async () => {
    await open({ language: 'jp' });
    expect(await screen.findByRole('heading', { level: 1, name: '藍染工房' })).toBeInTheDocument();
    expect(screen.getByText('藍染め')).toBeInTheDocument();
    expect(screen.getByText('8点')).toBeInTheDocument();
    expect(screen.getByText('日本語、英語')).toBeInTheDocument();
  });

  test('gets a message, and what is missing is said at its field', async () => {
    const { user, api } = await open();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mina');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('textbox', { name: 'Email' })).toBeInvalid();
    expect(screen.getByRole('textbox', { name: 'Message' })).toBeInvalid();
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mina@example.com');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Twelve coats by May?');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByText('Your message is on its way')).toBeInTheDocument();
    expect(api.calls.at(-1)?.body).toMatchObject({
      name: 'Mina',
      topic: 'producer:aizome',
      ref: 'aizome',
      message: 'Twelve coats by May?',
    });
  });

  test('whose people have an account is written to in the chat, and a visitor signs in first', async () => {
    const api = { ...standard, 'GET /api/producer/handle/:handle': () => producer({ canMessage: true }) };
    const visitor = await open({ api });
    await visitor.user.click(await screen.findByRole('button', { name: 'Message Aizome Works' }));
    expect(visitor.address()).toBe('/login?returnTo=%2Fproducer%2Faizome');
    shown?.close();
    const { user, platform } = await open({ api, signedIn: { type: 'consumer' } });
    const asked: unknown[] = [];
    const stop = platform.bus.answer('chat.open@1', async (target) => {
      asked.push(target);
      return { channel: 'direct-1' };
    });
    await user.click(await screen.findByRole('button', { name: 'Message Aizome Works' }));
    await waitFor(() => expect(asked).toEqual([{ profileId: 'prd_1' }]));
    stop();
  });

  test('keeps what was typed when sending fails', async () => {
    const { user } = await open({
      api: { ...standard, 'POST /api/contact': () => fail({ status: 429, code: 'rate_limited' }) },
    });
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Mina');
    await user.type(screen.getByRole('textbox', { name: 'Email' }), 'mina@example.com');
    await user.type(screen.getByRole('textbox', { name: 'Message' }), 'Hello');
    await user.click(screen.getByRole('button', { name: 'Send message' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('rate_limited');
    expect(screen.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  });

  test('says where it is, for whom it works, and what has become of its certificates', async () => {
    const certifications = [
      { name: 'Organic', number: '1', expires: '2020-01-31' },
      { name: 'Fair Wage', number: '', expires: '2999-01-31' },
    ];
    await open({ api: { ...standard, 'GET /api/producer/handle/:handle': () => producer({ certifications, isPublic: false }) } });
    const place = await screen.findByRole('region', { name: 'Where it is' });
    expect(within(place).getByRole('link', { name: 'Name a' })).toHaveAttribute('href', '/designer/a');
    expect(screen.getByText('Expired').closest('li')).toHaveTextContent('Organic, valid until January 31, 2020 Expired');
    expect(screen.getByText('This page is not public yet')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send message' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Report this page' })).toHaveAttribute('href', '/report?target=%2Fproducer%2Faizome');
  });

  test('that is not listed leads to the map', async () => {
    await open({ api: { 'GET /api/producer/handle/:handle': () => fail({ status: 404, code: 'not_found' }) } });
    expect(await screen.findByRole('link', { name: 'See producers on the map' })).toHaveAttribute('href', '/globe?kinds=producer');
  });
});
