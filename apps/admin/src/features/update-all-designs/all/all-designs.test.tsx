import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { BulkRow } from '@orime/contracts/api/office/admin-bulk';
import type { AdminDesign } from '@orime/contracts/api/office/admin-design';
import { fail, giveBoxesASize, renderScreen } from '@orime/testing';
import type { ApiHandlers, RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { ToastRegion } from '@orime/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../../../routes.ts';
import { design, locales } from '../../../sample-designs.fixture.ts';
import UpdateAllDesignsScreen from '../update-all-designs-screen.tsx';

let shown: RenderedScreen | undefined;
let undo: () => void = () => {};
beforeEach(() => {
  undo = giveBoxesASize();
});
afterEach(() => {
  shown?.close();
  undo();
  localStorage.clear();
});

const row = (number: number, part: Partial<AdminDesign> = {}): AdminDesign => ({
  id: `dsn_${number}`,
  slug: `coat-${number}`,
  name: `Coat ${number}`,
  nameJp: `コート${number}`,
  designer: { id: 'prf_ito', handle: 'ito', name: 'Ito Kasumi', nameJp: '伊藤霞' },
  image: null,
  confirmed: 'confirmed',
  pendingChange: false,
  hidden: false,
  archived: false,
  privateReserve: false,
  featuredRank: null,
  gender: 'unisex',
  category: 'coat',
  categoryLabel: { en: 'Coats', jp: 'コート' },
  countryOrigin: 'JP',
  likes: 3,
  submittedAt: null,
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  ...part,
});

const FORM = {
  name: 'Coat 1',
  description: { en: '', jp: '' },
  category: 'coat',
  gender: 'unisex' as const,
  colour: 'ink',
  materials: [{ fibre: 'wool', percent: 100 }],
  countryOrigin: 'JP',
  images: [],
  sizes: [],
  retailMinor: {},
  hidden: true,
};

type Values = Record<string, unknown>;

/** The list and its bulk endpoint over one table, which somebody else may change under `theirs` before it is applied. */
function tableOf(...designs: readonly AdminDesign[]) {
  const table = new Map(designs.map((each) => [each.id, each]));
  let planned: BulkRow[] = [];
  let isFresh = false;
  const theirs: (() => void)[] = [];
  const set = (id: string, values: Values): void => void table.set(id, { ...row(0), ...table.get(id), ...values });
  const now = (id: string, fields: readonly string[]): Values =>
    Object.fromEntries(fields.map((field) => [field, { ...table.get(id) }[field as 'hidden']]));
  const api: ApiHandlers = {
    'GET /api/design/confirmation/unconfirmed': () => [],
    'GET /api/vocabulary': () => ({ categories: [], fibres: [], care: [], colours: [], capabilities: [], countries: [] }),
    'GET /api/admin/designs': ({ search }) => {
      const items = [...table.values()].filter(({ hidden }) => search.get('hidden') === null || hidden === (search.get('hidden') === '1'));
      return { items, total: items.length, page: 1 };
    },
    'POST /api/users/reauth': () => {
      isFresh = true;
      return { until: '2026-11-21T12:00:00.000Z' };
    },
    'POST /api/admin/designs/bulk': ({ query, body }) => {
      if (query.dryRun === '1') {
        planned = (body.edits ?? []).map(({ id, changes }) => {
          const before = now(id, Object.keys(changes));
          const isSame = JSON.stringify(before) === JSON.stringify(changes);
          return { id, name: table.get(id)?.name ?? '', result: isSame ? 'same' : 'change', reason: null, before, after: { ...changes } };
        });
        return { token: 'token-of-the-dry-run-1', expiresAt: '2026-11-21T12:00:00.000Z', rows: planned };
      }
      if (!isFresh) return fail({ status: 403, code: 'reauth_required' });
      theirs.splice(0).forEach((change) => change());
      const rows = planned.map((each): BulkRow => {
        const current = now(each.id, Object.keys(each.after));
        if (JSON.stringify(current) !== JSON.stringify(each.before)) return { ...each, before: current, result: 'conflict' };
        set(each.id, each.after);
        return { ...each, result: 'changed' };
      });
      return { token: null, expiresAt: null, rows };
    },
  };
  return { api, table, set, theirs };
}

async function open(api: ApiHandlers, options: Partial<RenderScreenOptions> = {}): Promise<RenderedScreen> {
  const ScreenWithMessages = () => (
    <>
      <UpdateAllDesignsScreen />
      <ToastRegion />
    </>
  );
  const at = '/admin/update-all-designs?tab=all';
  shown = await renderScreen(ScreenWithMessages, { route: routes[0], locales, api, signedIn: { staffRole: 'admin' }, at, ...options });
  return shown;
}
const grid = async () => within(await screen.findByRole('grid', { name: 'All designs' }));

/** Sets a field of all rows and looks at what the API would do. */
async function preview({ user }: RenderedScreen, field: string, value: string): Promise<void> {
  await user.click((await grid()).getByRole('checkbox', { name: 'Select all rows' }));
  const form = within(screen.getByRole('form', { name: 'Change the selected rows' }));
  await user.selectOptions(form.getByRole('combobox', { name: 'Field' }), field);
  await user.selectOptions(form.getByRole('combobox', { name: 'Value' }), value);
  await user.click(form.getByRole('button', { name: 'Set for 2 rows' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await screen.findByRole('table', { name: 'What will change' });
}

test('many are hidden at once after a preview and the password, stay listed as hidden, and are shown again by one press', async () => {
  const { api, table } = tableOf(row(1), row(2));
  const page = await open(api);
  await preview(page, 'hidden', 'true');
  expect([...table.values()].some(({ hidden }) => hidden)).toBe(false);
  await page.user.click(screen.getByRole('button', { name: 'Apply to 2 rows' }));
  await page.user.type(await screen.findByLabelText('Password', {}, { timeout: 20_000 }), 'right{Enter}');
  expect(await screen.findAllByText('2 rows are changed.')).not.toHaveLength(0);
  await waitFor(async () => expect((await grid()).getAllByText('Yes')).toHaveLength(2));
  await page.user.click(screen.getAllByRole('button', { name: 'Undo' })[0] ?? document.body);
  expect(await screen.findByText('2 rows are as they were before.')).toBeInTheDocument();
  expect([...table.values()].map(({ hidden }) => hidden)).toEqual([false, false]);
});

test('a row that somebody else changed first is left alone, shown as it is now, and decided on', async () => {
  const { api, set, theirs, table } = tableOf(row(1), row(2));
  const page = await open(api);
  await preview(page, 'gender', 'women');
  theirs.push(() => set('dsn_2', { gender: 'men' }));
  await page.user.click(screen.getByRole('button', { name: 'Apply to 2 rows' }));
  await page.user.type(await screen.findByLabelText('Password', {}, { timeout: 20_000 }), 'right{Enter}');
  const left = within(await screen.findByRole('table', { name: 'Some rows were left as they are' }));
  expect(left.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Result'),
    expect.stringMatching(/^Coat 2ForMenWomenChanged by somebody else/),
  ]);
  // Mine is not lost: it still waits, and can be put on top of theirs.
  expect(screen.getByText('1 change in 1 row')).toBeInTheDocument();
  await page.user.click(screen.getByRole('button', { name: 'Keep mine: preview again' }));
  await page.user.click(await screen.findByRole('button', { name: 'Apply to 1 row' }));
  await waitFor(() => expect([...table.values()].map(({ gender }) => gender)).toEqual(['women', 'women']));
});

test('are filtered and sorted by the API, in the address, and one opens with what staff did with it', async () => {
  const { api } = tableOf(row(1, { hidden: true }), row(2));
  const page = await open(
    {
      ...api,
      'GET /api/design/mine/:id': () => ({ design: design(1, { hidden: true }), form: FORM, change: null }),
      'GET /api/admin/audit': ({ search }) => ({
        items: [
          {
            id: 1,
            at: '2026-11-01T00:00:00.000Z',
            actor: { id: 'usr_1', name: 'Sato' },
            action: 'design.hide',
            entity: 'design',
            entityId: search.get('entityId'),
            diff: { hidden: true },
            ip: null,
          },
        ],
        total: 1,
        page: 1,
      }),
    },
    { at: '/admin/update-all-designs?tab=all&f.hidden=1&f.name=coat&sort=-likes' },
  );
  await page.user.click((await grid()).getByRole('link', { name: 'Coat 1' }));
  expect(page.api.calls.map(({ url }) => url)).toContain('/api/admin/designs?hidden=1&limit=100&page=1&q=coat&sort=-likes');
  expect(await screen.findByRole('heading', { level: 2, name: 'Coat 1' })).toBeInTheDocument();
  expect(await screen.findByText(/Sato · hidden: true/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show in the shop again' })).toBeInTheDocument();
});

test('words in an address become a filter', async () => {
  const { address } = await open(tableOf(row(1)).api, { at: '/admin/update-all-designs?tab=all&q=salt%20coat' });
  await grid();
  expect(address()).toBe('/admin/update-all-designs?tab=all&f.name=salt+coat');
});
