import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fail, renderScreen, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, model, picture } from '../../sample-places.fixture.ts';
import ModelScreen from './model-screen.tsx';

const route = routes.find(({ path }) => path === '/model/:id') ?? routes[0];
let shown: RenderedScreen | undefined;
beforeEach(() => localStorage.clear());
afterEach(() => shown?.close());

const look = {
  image: picture,
  lookbook: { slug: 'kyoto-rain', title: { en: 'Kyoto Rain', jp: '京の雨' } },
  number: 3,
  designer: { handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' },
  designs: [{ slug: 'coat', name: 'Coat', nameJp: 'コート' }],
};

async function open(options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(ModelScreen, {
    route,
    at: '/model/kiko-arai',
    locales,
    api: {
      'GET /api/model/:id': () => model({ portfolio: [picture], looks: [look] }),
      'GET /api/profile/models': () => [model(), model({ id: 'mdl_2', slug: 'inka', name: 'Inka Soll' })],
      'POST /api/contact': () => ({ ok: true }),
    },
    ...options,
  });
  return shown;
}

describe('a model', () => {
  test('has a comp card in the reader’s units, which stay chosen', async () => {
    const { user } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Kiko Arai' })).toBeInTheDocument();
    expect(screen.getByText('172 cm')).toBeInTheDocument();
    expect(screen.getByText('Violet')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'in' }));
    expect(screen.getByText('5′7.5″')).toBeInTheDocument();
    shown?.close();
    await open({ language: 'jp' });
    expect(await screen.findByText('24インチ')).toBeInTheDocument();
    expect(screen.getByText('黒')).toBeInTheDocument();
  });

  test('shows portfolio, looks with what was worn, and other models', async () => {
    const { user } = await open();
    const looks = await screen.findByRole('region', { name: 'Looks worn' });
    expect(within(looks).getByRole('link', { name: 'Coat' })).toHaveAttribute('href', '/designs/coat');
    expect(within(looks).getByRole('link', { name: 'Ito Kasumi' })).toHaveAttribute('href', '/shop/ito');
    const more = await screen.findByRole('region', { name: 'More faces' });
    expect(
      within(more)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/model/inka', '/model-intake']);
    await user.click(screen.getByRole('button', { name: /^Enlarge picture 1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Looks worn' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Portfolio' })).not.toBeInTheDocument();
  });

  test('has in the portfolio what neither the card nor a look shows', async () => {
    const [second, third] = [
      { ...picture, id: 'fil_second' },
      { ...picture, id: 'fil_third' },
    ];
    await open({
      api: {
        'GET /api/model/:id': () => model({ portfolio: [picture, second, third], looks: [{ ...look, image: second }] }),
        'GET /api/profile/models': () => [],
      },
    });
    const portfolio = await screen.findByRole('region', { name: 'Portfolio' });
    expect(within(portfolio).getAllByRole('button')).toHaveLength(1);
  });

  test('is asked for with days and a place, and the request names the model', async () => {
    const { user, api } = await open();
    const form = await screen.findByRole('region', { name: 'Book Kiko Arai' });
    await user.type(within(form).getByRole('textbox', { name: /^Your name/ }), 'Mina');
    await user.type(within(form).getByRole('textbox', { name: /^Email/ }), 'mina@example.com');
    await user.click(within(form).getByRole('button', { name: 'Send request' }));
    expect(await within(form).findByLabelText(/^First day/)).toBeInvalid();
    expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(within(form).getByLabelText(/^First day/), '2027-03-01');
    await user.type(within(form).getByRole('textbox', { name: /^Place/ }), 'Naples');
    await user.type(within(form).getByRole('textbox', { name: /^Budget/ }), '800 EUR');
    await user.click(within(form).getByRole('button', { name: 'Send request' }));
    expect(await screen.findByText('Your request is on its way')).toBeInTheDocument();
    expect(api.calls.at(-1)?.body).toMatchObject({
      topic: 'model-booking',
      ref: 'kiko-arai',
      message: 'Days: Mar 1, 2027\nPlace: Naples\nKind of work: Lookbook\nBudget: 800 EUR',
    });
  });

  test('who is not on the board is said so', async () => {
    await open({ api: { 'GET /api/model/:id': () => fail({ status: 404, code: 'not_found' }) } });
    expect(await screen.findByRole('heading', { level: 1, name: 'This model is not on the board' })).toBeInTheDocument();
  });
});
