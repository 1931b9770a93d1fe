import { afterEach, describe, expect, test } from '@jest/globals';
import type { LineSheetInput, OwnLineSheet } from '@orime/contracts/api/trade/linesheet';
import { fail } from '@orime/testing';
import type { ApiHandlers, RenderedScreen } from '@orime/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openDashboard, page } from '../../dashboard.fixture.tsx';
import { ownDesign } from '../../sample-studio.fixture.ts';
import { addable, checkSheet, moveItem, sheetDraft, sheetInput } from './edit/sheet-draft.ts';

/** What comes with its first press is compiled then. */
const LAZY = { timeout: 20_000 };
let shown: RenderedScreen | undefined;
afterEach(() => {
  shown?.close();
  localStorage.clear();
});

const wholesale = { price: 100, priceMinor: 10_000, currency: 'USD' as const, moq: 2, multiple: 1 };
const sibling = (id: string) => ({ id, slug: id, colour: 'ink', colourLabel: { en: 'Ink', jp: '墨' }, colourHex: '#111111', image: null });
const dress = ownDesign({ id: 'dsn_1', wholesale, siblings: [sibling('dsn_1'), sibling('dsn_2')], colours: 2 });
const inInk = ownDesign({ id: 'dsn_2', name: 'Noren Dress, ink', wholesale, siblings: dress.siblings });
const coat = ownDesign({ id: 'dsn_3', name: 'Rain Coat', nameJp: '雨のコート', wholesale });
const retailOnly = ownDesign({ id: 'dsn_4', name: 'Card Shirt' });

const item = (designId: string, name: string, isShown = true): OwnLineSheet['items'][number] => ({
  designId,
  slug: designId,
  name,
  nameJp: name,
  image: null,
  note: { en: '', jp: '' },
  isShown,
});
const sheet = (changed: Partial<OwnLineSheet> = {}): OwnLineSheet => ({
  _id: 'lsh_1',
  id: 'lsh_1',
  title: { en: 'First drop', jp: '' },
  season: 'AW27',
  designer: { id: 'prf_ren', handle: 'ren-house', name: 'Ren House', nameJp: '蓮の家' },
  cover: null,
  styles: 1,
  updatedAt: '2026-11-01T00:00:00.000Z',
  visibility: 'selected',
  items: [item('dsn_3', 'Rain Coat'), item('dsn_9', 'Old Skirt', false)],
  buyers: [{ id: 'buy_1', name: 'Kumo', country: 'US' }],
  version: 3,
  ...changed,
});

/** The API's own list of line sheets, which what is sent changes. */
async function open(at: readonly OwnLineSheet[], search = '', api: ApiHandlers = {}) {
  let kept = [...at];
  const sent: { readonly ifMatch: string | null; readonly key: string | null; readonly body: unknown }[] = [];
  const save = (id: string, body: Partial<LineSheetInput>): OwnLineSheet => {
    const saved = sheet({
      id,
      ...(body.title && { title: body.title }),
      visibility: body.visibility ?? 'none',
      styles: body.items?.length ?? 0,
      buyers: [],
    });
    kept = [...kept.filter((each) => each.id !== id), saved];
    return saved;
  };
  shown = await openDashboard(
    {
      'GET /api/wholesale-order/seller': () => page([]),
      'GET /api/wholesale/terms': () => ({ profileId: 'prf_ren', minimums: [], windows: [], version: 1 }),
      'GET /api/wholesale/linesheet/mine': () => page(kept),
      'GET /api/wholesale/linesheet/buyers': () => page([{ id: 'buy_2', name: 'Hoshi', country: 'JP' }]),
      'GET /api/design/mine': () => page([dress, inInk, coat, retailOnly]),
      'POST /api/wholesale/linesheet': ({ headers, body }) => {
        sent.push({ ifMatch: null, key: headers.get('idempotency-key'), body });
        return save('lsh_new', body);
      },
      'POST /api/wholesale/linesheet/update/id/:id': ({ headers, params, body }) => {
        sent.push({ ifMatch: headers.get('if-match'), key: null, body });
        const now = kept.find(({ id }) => id === params.id);
        return headers.get('if-match') === String(now?.version) ? save(params.id, body) : fail({ status: 409, code: 'conflict' });
      },
      'DELETE /api/wholesale/linesheet/:id': ({ params }) => {
        kept = kept.filter(({ id }) => id !== params.id);
        return { success: true };
      },
      ...api,
    },
    { tab: 'wholesale', ...(search !== '' && { search }) },
  );
  return { ...shown, sent };
}

describe('a line sheet', () => {
  test('takes one design of a style, found by either name, and keeps its order', () => {
    const designs = [dress, inInk, coat];
    const names = (...args: Parameters<typeof addable<typeof dress>>) => addable(...args).map(({ id }) => id);
    expect(names(designs, [], '')).toEqual(['dsn_1', 'dsn_3']);
    expect(names(designs, [{ designId: 'dsn_2', note: { en: '', jp: '' } }], '')).toEqual(['dsn_3']);
    expect([names(designs, [], ' COAT'), names(designs, [], '雨'), names(designs, [], 'zz')]).toEqual([['dsn_3'], ['dsn_3'], []]);
    const { items } = sheetDraft(sheet());
    expect(moveItem(items, 0, 1).map(({ designId }) => designId)).toEqual(['dsn_9', 'dsn_3']);
    expect([moveItem(items, 0, -1), moveItem(items, 1, 1)]).toEqual([items, items]);
  });

  test('needs a name, and for others something on it and somebody who reads it', () => {
    const draft = sheetDraft(undefined);
    const fields = (changed: Partial<typeof draft>) => checkSheet({ ...draft, ...changed }).map(({ field }) => field);
    expect(fields({})).toEqual(['title.en']);
    expect(fields({ title: { en: '', jp: '秋' } })).toEqual([]);
    expect(fields({ title: { en: 'A', jp: '' }, visibility: 'selected' })).toEqual(['items', 'buyerIds']);
    expect(sheetInput(sheetDraft(sheet()))).toMatchObject({
      season: 'AW27',
      buyerIds: ['buy_1'],
      items: [{ designId: 'dsn_3' }, { designId: 'dsn_9' }],
    });
  });
});

test('a line sheet is made, shared with a store, and stands in the list', async () => {
  const { user, sent, address } = await open([]);
  await user.click(await screen.findByRole('link', { name: 'New line sheet' }));
  await waitFor(() => expect(address()).toBe('/dashboard?tab=wholesale&sheet=new'));
  const form = within(await screen.findByRole('form', { name: 'New line sheet' }, LAZY));
  await user.type(form.getByRole('textbox', { name: /Title.*English/ }), 'Rain');
  await user.click(form.getByRole('radio', { name: /^Chosen stores/ }));
  await user.click(form.getByRole('button', { name: 'Save the line sheet' }));
  expect(await form.findByRole('alert')).toHaveTextContent(/needs one style.*Choose one store/);
  expect(form.queryByText('Card Shirt')).not.toBeInTheDocument();
  await user.click(form.getByRole('button', { name: 'Add Noren Dress' }));
  await user.click(form.getByRole('button', { name: 'Add Rain Coat' }));
  await user.click(form.getByRole('button', { name: 'Move Rain Coat up' }));
  expect(form.getByText('Rain Coat is now number 1 of 2')).toBeInTheDocument();
  await user.type(form.getByRole('textbox', { name: /^Note on Rain Coat in English/ }), 'Light');
  await user.click(form.getByRole('checkbox', { name: 'Hoshi (JP)' }));
  await user.dblClick(form.getByRole('button', { name: 'Save the line sheet' }));
  expect(await screen.findByRole('link', { name: 'Rain' })).toHaveAttribute('href', '/dashboard?tab=wholesale&sheet=lsh_new');
  expect(sent).toHaveLength(1);
  expect(sent[0]?.key).toMatch(/.{16}/);
  expect(sent[0]?.body).toMatchObject({
    title: { en: 'Rain', jp: '' },
    visibility: 'selected',
    buyerIds: ['buy_2'],
    items: [{ designId: 'dsn_3', note: { en: 'Light', jp: '' } }, { designId: 'dsn_1' }],
  });
});

test('a line sheet that another tab has changed is not written over unasked', async () => {
  const { user, sent, api } = await open([sheet()], '&sheet=lsh_1');
  const form = within(await screen.findByRole('form', { name: 'Change the line sheet' }, LAZY));
  expect(form.getByText('Not shown: hidden or not sold wholesale')).toBeInTheDocument();
  expect(await form.findByRole('checkbox', { name: 'Kumo (US)' })).toBeChecked();
  await user.type(form.getByRole('textbox', { name: /^Season/ }), ' B');
  const newer = [sheet({ version: 4, title: { en: 'Second drop', jp: '' } })];
  api.use({
    'GET /api/wholesale/linesheet/mine': () => page(newer),
    'POST /api/wholesale/linesheet/update/id/:id': ({ headers, body }) => {
      sent.push({ ifMatch: headers.get('if-match'), key: null, body });
      return headers.get('if-match') === '4' ? sheet({ version: 5 }) : fail({ status: 409, code: 'conflict' });
    },
  });
  await user.click(form.getByRole('button', { name: 'Save the line sheet' }));
  expect(await form.findByText(/Keep mine/)).toBeInTheDocument();
  expect(form.getByRole('textbox', { name: /^Season/ })).toHaveValue('AW27 B');
  await user.click(form.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['3', '4']));
});

test('line sheets are removed after a question; one that is gone says so; a failed list is read again', async () => {
  const first = await open([sheet(), sheet({ id: 'lsh_2', title: { en: 'Unsold', jp: '' }, styles: 0 })]);
  expect(await screen.findByText('1 chosen store')).toBeInTheDocument();
  expect(screen.getByText('Shared, but nothing on it is sold wholesale now')).toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Files of First drop' })).toBeInTheDocument();
  await first.user.click(screen.getByRole('button', { name: 'Remove First drop' }));
  await first.user.click(within(await screen.findByRole('alertdialog', {}, LAZY)).getByRole('button', { name: 'Remove the line sheet' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'First drop' })).not.toBeInTheDocument());
  first.close();
  const second = await open([], '&sheet=lsh_1', { 'GET /api/wholesale/linesheet/mine': () => fail({ status: 503, code: 'unavailable' }) });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  second.api.use({ 'GET /api/wholesale/linesheet/mine': () => page([]) });
  await second.user.click(retry);
  expect(await screen.findByRole('heading', { name: 'This line sheet is not here' })).toBeInTheDocument();
});
