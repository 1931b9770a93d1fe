import { afterEach, describe, expect, test } from '@jest/globals';
import type { OwnDesign } from '@orime/contracts/api/catalogue/own-design';
import { fail, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { sampleSize } from '@orime/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../routes.ts';
import { locales, ownDesign, vocabulary } from '../../sample-studio.fixture.ts';
import EditDesignScreen from './edit-design-screen.tsx';
import { compareDrafts, mergeDrafts } from './edit/merge-drafts.ts';
import { savedDraft } from './edit/saved-draft.ts';

/** What comes with its first press is compiled then. */
const LAZY = { timeout: 20_000 };
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const own = (changed: Partial<OwnDesign['design']> = {}, form: Partial<OwnDesign['form']> = {}): OwnDesign => ({
  design: ownDesign({ confirmed: 'confirmed', version: 3, sizes: [sampleSize('M')], ...changed }),
  form: {
    name: 'Noren Dress',
    nameJp: '暖簾のワンピース',
    description: { en: 'Straight.', jp: '' },
    category: 'dress',
    gender: 'women',
    colour: 'indigo',
    materials: [{ fibre: 'ramie', percent: 100 }],
    countryOrigin: 'JP',
    images: [{ fileId: 'fil_front', alt: { en: 'Front', jp: '正面' } }],
    sizes: [{ size: 'M', mode: 'stock', onHand: 5 }],
    retailMinor: { USD: 32_000 },
    hidden: false,
    ...form,
  },
  change: null,
});
const stock = { sku: 'SKU-M', size: 'M', onHand: 5, allocated: 3, movements: [] };

async function open(kept: OwnDesign, api: ApiHandlers = {}) {
  shown = await renderScreen(EditDesignScreen, {
    route: routes.find(({ path }) => path === '/designs/edit/id/:id') ?? routes[0],
    at: '/designs/edit/id/dsn_1',
    locales,
    signedIn: { type: 'designer' },
    api: {
      'GET /api/vocabulary': vocabulary,
      'GET /api/design/mine/:id': () => kept,
      'GET /api/design/mine': () => ({ items: [ownDesign({ id: 'dsn_2', slug: 'noren-coat', name: 'Noren Coat' })], total: 1, page: 1 }),
      'GET /api/producer/': () => ({ items: [], total: 0, page: 1 }),
      'GET /api/design/stock/id/:id': () => ({ items: [stock] }),
      ...api,
    },
  });
  return shown;
}

test('of two who changed a design, what nobody contests is joined, and the rest is decided', () => {
  const base = savedDraft(own());
  const mine = { ...base, name: 'Mine', season: 'AW27', weight: '900' };
  const theirs = { ...base, name: 'Theirs', season: 'AW27', tags: 'wool' };
  const merge = compareDrafts(base, mine, theirs);
  expect(merge).toEqual({ conflicts: ['name'], theirs: ['tags'], mine: ['weight'] });
  expect(mergeDrafts(mine, theirs, merge, new Set())).toEqual({ ...base, name: 'Theirs', season: 'AW27', tags: 'wool', weight: '900' });
  expect(mergeDrafts(mine, theirs, merge, new Set(['name'])).name).toBe('Mine');
});

describe('a design in the shop', () => {
  test('is changed field by field, and another change meanwhile is merged', async () => {
    const sent: { readonly ifMatch: string | null; readonly body: unknown }[] = [];
    let kept = own();
    const { user } = await open(kept, {
      'GET /api/design/mine/:id': () => kept,
      'POST /api/design/update/id/:id': ({ headers, body }) => {
        sent.push({ ifMatch: headers.get('if-match'), body });
        return headers.get('if-match') === String(kept.design.version) ? kept.design : fail({ status: 409, code: 'conflict' });
      },
    });
    // By label and text: seeking roles in a form of this size takes seconds.
    const price = await screen.findByLabelText('US dollars', {}, LAZY);
    expect(screen.getByText('Counted under “Stock” below')).toBeInTheDocument();
    expect(screen.queryByText('Send changes for review')).not.toBeInTheDocument();
    await user.clear(price);
    await user.type(price, '300');
    const name = screen.getByLabelText('Name (English)');
    await user.type(name, '2');
    expect(screen.getByText('2 fields changed, not saved')).toBeInTheDocument();
    await user.click(screen.getByText('Undo the changes: About'));
    expect(name).toHaveValue('Noren Dress');
    // The other tab was first.
    kept = own({ version: 4 }, { retailMinor: { USD: 31_000 }, season: 'SS27' });
    await user.click(screen.getByText('Send changes for review'));
    expect(await screen.findByText('Taken from the other change: Season', {}, LAZY)).toBeInTheDocument();
    expect(screen.getByLabelText(/^My change/)).toBeChecked();
    await user.click(screen.getByText('Go on with this'));
    expect(screen.getByLabelText('Season')).toHaveValue('SS27');
    await user.click(screen.getByText('Send changes for review'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      { ifMatch: '3', body: { retailMinor: { USD: 30_000 } } },
      { ifMatch: '4', body: { retailMinor: { USD: 30_000 } } },
    ]);
  });

  test('has its stock counted with a reason, and is not deleted while somebody waits for one', async () => {
    const counts: unknown[] = [];
    const { user } = await open(own(), {
      'POST /api/design/stock/id/:id': ({ body }) => {
        counts.push(body);
        return body.set === 2 ? fail({ status: 409, code: 'insufficient_stock' }) : { ...stock, onHand: 9 };
      },
      'DELETE /api/design/:id': () => fail({ status: 409, code: 'conflict' }),
      'POST /api/design/archive/id/:id': ({ body }) => ownDesign({ archived: body.archived }),
    });
    await user.click(await screen.findByLabelText('Adjust the stock of M', { selector: 'button' }, LAZY));
    const form = within(screen.getByLabelText('Adjust the stock of M', { selector: 'form' }));
    await user.selectOptions(form.getByLabelText('How'), 'set');
    await user.type(form.getByLabelText('Units'), '2');
    await user.click(form.getByText('Save stock'));
    expect(await form.findByText('Please say why.')).toBeInTheDocument();
    await user.type(form.getByLabelText('Reason'), 'Count');
    await user.click(form.getByText('Save stock'));
    expect(await form.findByText(/3 are sold and not sent/)).toBeInTheDocument();
    await user.selectOptions(form.getByLabelText('How'), 'remove');
    await user.click(form.getByText('Save stock'));
    await waitFor(() => expect(counts.at(-1)).toEqual({ sku: 'SKU-M', delta: -2, reason: 'Count' }));
    await user.click(screen.getByText('Delete the design'));
    const dialog = within(await screen.findByRole('alertdialog', {}, LAZY));
    expect(dialog.getByText('Are you sure? This can NOT be undone!')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete the design' }));
    await user.click(await dialog.findByRole('button', { name: 'End the sale' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });
});

test('a refused design says why and is handed in again; size charts are pasted', async () => {
  const sent: unknown[] = [];
  const { user } = await open(own({ confirmed: 'rejected', rejectReason: 'Too dark' }), {
    'GET /api/vocabulary/size-charts': () => ({
      measures: [
        { key: 'chest', label: { en: 'Chest', jp: '胸囲' } },
        { key: 'length', label: { en: 'Length', jp: '着丈' } },
      ],
      categories: [{ category: 'dress', sizes: [{ size: 'M', measuresMm: { chest: 900, length: 1100 } }] }],
    }),
    'POST /api/design/update/id/:id': ({ body }) => {
      sent.push(body);
      return ownDesign();
    },
  });
  expect(await screen.findByText('Too dark', {}, LAZY)).toBeInTheDocument();
  await user.click(screen.getByLabelText('A chart of its own'));
  await user.click(await screen.findByText('Use this chart'));
  const cell = screen.getByLabelText('Chest of size M in centimeters');
  expect(cell).toHaveValue('90');
  await user.click(cell);
  await user.paste('91,5\t112\r\n');
  await user.click(screen.getByText('Hand in again'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({ sizeChart: [{ size: 'M', measuresMm: { chest: 915, length: 1120 } }], submit: true });
});

test.each([
  ['not_found', 404, 'This design is not here'],
  ['token_expired', 401, 'Please sign in'],
] as const)('%s is said in place of the form', async (code, status, title) => {
  await open(own(), { 'GET /api/design/mine/:id': () => fail({ status, code }) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
});

test('a design is proposed for the private reserve, with a reason', async () => {
  const asked: unknown[] = [];
  const { user } = await open(own(), {
    'POST /api/contact': ({ body }) => {
      asked.push(body);
      return { ok: true };
    },
  });
  await user.click(await screen.findByText('Private reserve', {}, LAZY));
  const ask = screen.getByRole('button', { name: 'Ask for the private reserve' });
  await user.click(ask);
  expect(screen.getByText('Please say why.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Why it belongs there' }), 'Woven once.');
  await user.click(ask);
  expect(await screen.findByText('Your wish is sent')).toBeInTheDocument();
  expect(asked).toEqual([
    expect.objectContaining({ topic: 'private-reserve', ref: 'dsn_1', message: expect.stringMatching(/Woven once\.$/) }),
  ]);
});
