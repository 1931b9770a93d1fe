import { afterEach, describe, expect, test } from '@jest/globals';
import type { OwnerDesign } from '@orime/contracts/api/catalogue/design';
import { fail, renderScreen, type ApiHandlers, type RenderedScreen, type RenderScreenOptions } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { design, locales } from '../../sample-designs.fixture.ts';
import UpdateAllDesignsScreen from './update-all-designs-screen.tsx';

const route = routes[0];
let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  localStorage.clear();
});

/** A queue that forgets what was decided, as the API's does. */
function queueOf(...designs: readonly OwnerDesign[]) {
  let waiting = designs;
  return {
    'GET /api/design/confirmation/unconfirmed': () => waiting,
    'POST /api/design/confirm/id/:id': ({ params }) => {
      waiting = waiting.filter(({ id }) => id !== params.id);
      return designs.find(({ id }) => id === params.id) ?? fail({ status: 404, code: 'not_found' });
    },
  } satisfies ApiHandlers;
}

async function open(api: ApiHandlers, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  shown = await renderScreen(UpdateAllDesignsScreen, { route, locales, api, signedIn: { staffRole: 'admin' }, ...options });
  return shown;
}

const decisions = ({ api }: RenderedScreen) =>
  api.calls.filter(({ method }) => method === 'POST').map(({ url, body }) => [url.split('/').at(-1), body]);
const underReview = (name: string) => screen.findByRole('article', { name });
const rows = () => within(screen.getByRole('region', { name: 'Designs waiting for review' })).getAllByRole('listitem');

describe('the confirmation queue', () => {
  test('shows everything a decision rests on, the longest waiting first', async () => {
    await open(queueOf(design(1), design(2)));
    const sheet = within(await underReview('Coat 1'));
    expect(sheet.getByRole('img', { name: 'Back of the coat' })).toBeInTheDocument();
    for (const words of [
      'コート1',
      'Dyed twelve times.',
      '十二回染め重ねました。',
      '$420',
      '$210, from 6',
      'Wool 80% and Silk 20%',
      'S: 4 in stock',
      'M: made to order, 21 days',
    ])
      expect(sheet.getByText(words)).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'Waiting for review (2)' })).toBeInTheDocument();
  });

  test('confirms and goes on to the next', async () => {
    const page = await open(queueOf(design(1), design(2)));
    await underReview('Coat 1');
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await underReview('Coat 2');
    expect(rows()).toHaveLength(1);
    await waitFor(() => expect(decisions(page)).toEqual([['dsn_1', { confirmed: true }]]));
  });

  test('rejects with a reason only', async () => {
    const page = await open(queueOf(design(1), design(2)));
    await underReview('Coat 1');
    await page.user.click(screen.getByRole('button', { name: 'Reject…' }));
    await page.user.click(screen.getByRole('button', { name: 'Reject the design' }));
    expect(screen.getByRole('textbox', { name: 'Reason for rejecting' })).toBeInvalid();
    expect(decisions(page)).toEqual([]);
    await page.user.type(screen.getByRole('textbox', { name: 'Reason for rejecting' }), 'The back is out of focus.');
    await page.user.click(screen.getByRole('button', { name: 'Reject the design' }));
    await underReview('Coat 2');
    await waitFor(() => expect(decisions(page)).toEqual([['dsn_1', { confirmed: false, reason: 'The back is out of focus.' }]]));
  });

  test('puts a design back in its place when the decision is refused', async () => {
    let settle: () => void = () => {};
    const refused = new Promise<void>((done) => (settle = done));
    const page = await open({
      ...queueOf(design(1), design(2)),
      'POST /api/design/confirm/id/:id': async () => {
        await refused;
        return fail({ status: 500, code: 'internal' });
      },
    });
    await underReview('Coat 1');
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    settle();
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows()[0]).toHaveTextContent('Coat 1');
  });

  test('keeps a reason that was typed while others are looked at, and when the server does not take it', async () => {
    let isDown = true;
    const queue = queueOf(design(1), design(2));
    const page = await open({
      ...queue,
      'POST /api/design/confirm/id/:id': (call) =>
        isDown ? fail({ status: 500, code: 'internal' }) : queue['POST /api/design/confirm/id/:id'](call),
    });
    await underReview('Coat 1');
    const reason = () => screen.getByRole('textbox', { name: 'Reason for rejecting' });
    await page.user.click(screen.getByRole('button', { name: 'Reject…' }));
    await page.user.type(reason(), 'The back is out of focus.');
    await page.user.click(within(rows()[1] ?? document.body).getByRole('button'));
    await underReview('Coat 2');
    await page.user.click(within(rows()[0] ?? document.body).getByRole('button'));
    await page.user.click(screen.getByRole('button', { name: 'Reject…' }));
    expect(reason()).toHaveValue('The back is out of focus.');
    await page.user.click(screen.getByRole('button', { name: 'Reject the design' }));
    await waitFor(() => expect(decisions(page)).toHaveLength(1));
    await waitFor(() => expect(rows()).toHaveLength(2));
    isDown = false;
    await page.user.click(within(rows()[0] ?? document.body).getByRole('button'));
    await page.user.click(screen.getByRole('button', { name: 'Reject…' }));
    expect(reason()).toHaveValue('The back is out of focus.');
    await page.user.click(screen.getByRole('button', { name: 'Reject the design' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(decisions(page).at(-1)).toEqual(['dsn_1', { confirmed: false, reason: 'The back is out of focus.' }]);
  });

  test('says in words what the shop of a first design still needs, and keeps saying so beside it', async () => {
    const refused = () => fail({ status: 422, code: 'business_rule', details: { reason: 'onboarding', missing: ['email', 'agreement'] } });
    const page = await open({ ...queueOf(design(1)), 'POST /api/design/confirm/id/:id': refused });
    await underReview('Coat 1');
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The shop of Ito Kasumi cannot open yet')).toBeInTheDocument();
    const sheet = within(await underReview('Coat 1'));
    for (const words of ['a confirmed e-mail address', 'acceptance of the vendor agreement'])
      expect(sheet.getByText(words)).toBeInTheDocument();
  });

  test('is worked through by keys, which keep out of text and can be switched off', async () => {
    const page = await open(queueOf(design(1), design(2), design(3)));
    await underReview('Coat 1');
    await page.user.keyboard('j');
    await underReview('Coat 2');
    expect(page.address()).toBe('/admin/update-all-designs?design=dsn_2');
    await page.user.keyboard('k');
    await underReview('Coat 1');
    await page.user.keyboard('r');
    expect(screen.getByRole('textbox', { name: 'Reason for rejecting' })).toHaveFocus();
    await page.user.keyboard('cj{Escape}');
    expect(decisions(page)).toEqual([]);
    expect(screen.getByRole('button', { name: 'Reject…' })).toHaveFocus();
    await page.user.keyboard('c');
    await underReview('Coat 2');
    await page.user.click(screen.getByRole('switch', { name: 'Keyboard shortcuts' }));
    await page.user.keyboard('c');
    await waitFor(() => expect(decisions(page)).toEqual([['dsn_1', { confirmed: true }]]));
  });

  test('a change shows every field as it is and as it is asked, among the changes alone', async () => {
    const page = await open({
      ...queueOf(design(1), design(2, { confirmed: 'confirmed', pendingChange: true })),
      'GET /api/vocabulary': () => fail({ status: 500, code: 'internal' }),
      'GET /api/design/change/id/:id': () => ({
        id: 'chg_1',
        designId: 'dsn_2',
        requestedAt: '2026-11-01T00:00:00.000Z',
        baseVersion: 1,
        version: 2,
        fields: [
          { field: 'retailMinor', before: { USD: 42_000 }, after: { USD: 45_000, JPY: 60_000 } },
          { field: 'description', before: { en: 'Dyed twice.', jp: '' }, after: { en: 'Dyed twelve times.', jp: '十二回染め。' } },
          {
            field: 'images',
            before: [{ fileId: 'fil_old', alt: { en: 'Old front', jp: '' } }],
            after: [{ fileId: 'fil_new', alt: { en: 'New front', jp: '' } }],
          },
        ],
      }),
    });
    await underReview('Coat 1');
    expect(rows()).toHaveLength(1);
    await page.user.click(screen.getByRole('tab', { name: 'Changes (1)' }));
    const change = within(await screen.findByRole('region', { name: 'The change that waits' }));
    for (const words of ['$420', '$450', /60,000/, 'Dyed twice.', '十二回染め。', 'Added', 'Removed'])
      expect(change.getByText(words)).toBeInTheDocument();
    expect(change.getByRole('img', { name: 'New front' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(decisions(page)).toEqual([['dsn_2', { confirmed: true }]]));
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeInTheDocument();
  });

  test('a rejection is written from common reasons, in the designer’s language', async () => {
    const { designerCard } = design(1);
    const page = await open(queueOf(design(1, { designerCard: { ...designerCard, country: 'FR' } })));
    await underReview('Coat 1');
    await page.user.click(screen.getByRole('button', { name: 'Reject…' }));
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Add a common reason' }), 'price');
    await page.user.click(screen.getByRole('button', { name: '日本語' }));
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Add a common reason' }), 'rights');
    await page.user.click(screen.getByRole('button', { name: 'Reject the design' }));
    await waitFor(() => expect(decisions(page)).toHaveLength(1));
    const [[, body]] = decisions(page) as [[string, { reason: string }]];
    expect(body.reason).toMatch(/^The price looks like a mistake.*\n\n柄または名称が/s);
  });

  test('says what will come when nothing waits', async () => {
    await open(queueOf());
    expect(await screen.findByRole('heading', { name: 'Nothing is waiting' })).toBeInTheDocument();
  });

  test('that cannot be loaded can be tried again, in Japanese', async () => {
    const page = await open(
      { 'GET /api/design/confirmation/unconfirmed': () => fail({ status: 500, code: 'internal' }) },
      { language: 'jp' },
    );
    const again = await screen.findByRole('button', { name: '再試行' });
    page.api.use(queueOf(design(1)));
    await page.user.click(again);
    expect(await screen.findByRole('button', { name: '承認する' })).toBeInTheDocument();
  });
});

describe('who may not be here', () => {
  test('a visitor signs in and comes back', async () => {
    const page = await open({}, { signedIn: undefined });
    expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login?returnTo=%2Fadmin%2Fupdate-all-designs');
    expect(page.api.calls).toEqual([]);
  });

  test('somebody without the role is told so', async () => {
    await open(
      { 'GET /api/design/confirmation/unconfirmed': () => fail({ status: 403, code: 'forbidden' }) },
      { signedIn: { type: 'designer' } },
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' })).toBeInTheDocument();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });
});
