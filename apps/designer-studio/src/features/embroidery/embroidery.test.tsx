import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Garment } from '@orime/contracts/api/catalogue/garment';
import { fail, renderScreen } from '@orime/testing';
import type { RenderedScreen, RenderScreenOptions } from '@orime/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { me, page } from '../../dashboard.fixture.tsx';
import { routes } from '../../routes.ts';
import { locales } from '../../sample-studio.fixture.ts';
import EmbroideryScreen from './embroidery-screen.tsx';
import { stopDrawing } from './stage/drawing.store.ts';
import { shapeOf, SQUARE } from './stitch/test/sample-shapes.ts';
import { openWork, useWorkStore } from './work/work.store.ts';
import { EMPTY_WORK } from './work/work.ts';
import { writeWork } from './work/write-work.ts';

const route = routes.find(({ path }) => path === '/embroidery') ?? routes[0];
/** Stitches are planned in the page here, since jsdom has no workers, and that code is loaded with the first of them. */
const LAZY = { timeout: 20_000 };
let shown: RenderedScreen;
beforeEach(() => localStorage.clear());
afterEach(() => {
  shown.close();
  openWork(EMPTY_WORK);
  stopDrawing();
});

const open = async (options: Partial<RenderScreenOptions> = {}) =>
  (shown = await renderScreen(EmbroideryScreen, { route, locales, ...options }));
const tab = (name: string) => screen.getByRole('tab', { name });
const member = {
  signedIn: { sub: 'usr_me', type: 'designer' },
  api: { 'GET /api/users/me': () => me(true), 'GET /api/garment/mine': () => page([]) },
} satisfies Partial<RenderScreenOptions>;
const shapes = () => useWorkStore.getState().work.shapes;
const work = { ...EMPTY_WORK, name: 'Fern', shapes: [shapeOf([SQUARE], {}, { id: 'a', name: 'Square' })] };
const garment = (changes: Partial<Garment> = {}): Garment => ({
  _id: 'gar_1',
  id: 'gar_1',
  kind: 'embroidery',
  name: 'Fern',
  previewFileId: null,
  version: 3,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  doc: writeWork(work),
  ...changes,
});

test('a shape becomes stitches with their count, and its settings change them', async () => {
  const { user } = await open();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Basic shape' }), 'circle');
  await user.click(screen.getByRole('button', { name: 'Add shape' }));
  await user.click(tab('Output'));
  const stitches = async (): Promise<number> =>
    Number((await screen.findByText('Stitches', { selector: 'dt' }, LAZY)).nextElementSibling?.textContent?.replace(',', ''));
  await waitFor(async () => expect(await stitches()).toBeGreaterThan(500), LAZY);
  const before = await stitches();
  await user.click(tab('Stitches'));
  await user.selectOptions(screen.getByRole('combobox', { name: /Kind of stitch/ }), 'running');
  await user.click(screen.getByRole('radio', { name: 'Indigo' }));
  await user.click(tab('Output'));
  await waitFor(async () => expect(await stitches()).toBeLessThan(before / 5), LAZY);
  const threads = screen.getByRole('list', { name: 'Threads in the order of sewing' });
  expect(await within(threads).findByText('Indigo', undefined, LAZY)).toBeVisible();
  expect(screen.getByText(/Stitch [\d,]+ of [\d,]+, thread 1 of 1: Indigo/)).toBeVisible();
});

test('a drawing that could run something is refused in words; a harmless one is taken over', async () => {
  const { user } = await open();
  const input = screen.getByLabelText(/SVG drawing/);
  await user.upload(input, new File(['<svg><script>1</script></svg>'], 'bad.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText(/contains a program/, undefined, LAZY)).toBeVisible();
  expect(shapes()).toHaveLength(0);
  const drawing = '<svg viewBox="0 0 9 9"><path id="leaf" fill="#5da33c" d="M0 0h9v9z"/><text>x</text></svg>';
  await user.upload(input, new File([drawing], 'leaf.svg', { type: 'image/svg+xml' }));
  expect(await screen.findByText(/1 shape was taken over/, undefined, LAZY)).toBeVisible();
  expect(shapes()).toMatchObject([{ name: 'leaf', thread: 'leaf' }]);
});

test('by keys alone a shape is drawn, moved, turned and removed, and that is undone', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Draw a line' }));
  const stage = screen.getByRole('application', { name: 'Hoop' });
  stage.focus();
  await user.keyboard(' {ArrowRight>10/} {ArrowDown>10/} {Shift>}{Enter}{/Shift}');
  expect(shapes()).toMatchObject([
    {
      paths: [
        {
          isClosed: true,
          points: [
            { x: 0, y: 0 },
            { x: 10, y: 0 },
            { x: 10, y: 10 },
          ],
        },
      ],
    },
  ]);
  await user.keyboard('{ArrowLeft}]');
  expect(shapes()[0]).toMatchObject({ paths: [{ points: [{ x: -1, y: 0 }, {}, {}] }], stitch: { angleDeg: 35 } });
  await user.keyboard('{Delete}');
  expect(shapes()).toHaveLength(0);
  await user.keyboard('{Control>}z{/Control}');
  expect(shapes()).toHaveLength(1);
});

test('a size of nothing is refused, an open line is named and can be closed', async () => {
  openWork({ ...work, shapes: [shapeOf([{ ...SQUARE, isClosed: false }], { kind: 'tatami' }, { id: 'a', name: 'Square' })] });
  const { user } = await open();
  const width = screen.getByRole('textbox', { name: 'Width' });
  await user.clear(width);
  await user.type(width, '0');
  expect(screen.getByText('Enter 0.5 to 1,000 mm')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close the line' }));
  expect(shapes()[0]?.paths[0]?.isClosed).toBe(true);
});

test('work larger than the hoop is warned about until the hoop is larger', async () => {
  openWork({ ...work, shapes: [shapeOf([{ ...SQUARE, points: SQUARE.points.map(({ x, y }) => ({ x: x * 6, y })) }])] });
  const { user } = await open();
  await user.click(tab('Output'));
  expect(await screen.findByText(/larger than the hoop/, undefined, LAZY)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Hoop' }), '200x200');
  await waitFor(() => expect(screen.queryByText(/larger than the hoop/)).toBeNull());
});

test('a lost tab loses nothing: the work is kept in this browser and comes back', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Add shape' }));
  fireEvent(window, new Event('pagehide'));
  shown.close();
  openWork(EMPTY_WORK);
  await open();
  expect(await screen.findByText('Your last work was brought back.')).toBeVisible();
  expect(shapes()).toMatchObject([{ name: 'Heart' }]);
});

test('work that is not saved makes room for a saved one and is taken up again', async () => {
  const api = { ...member.api, 'GET /api/garment/:id': () => garment() };
  const { user } = await open({ ...member, api });
  await user.click(screen.getByRole('button', { name: 'Add shape' }));
  fireEvent(window, new Event('pagehide'));
  shown.close();
  openWork(EMPTY_WORK);
  const again = await open({ ...member, at: '/embroidery?garment=gar_1', api });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Fern');
  await again.user.click(await screen.findByRole('button', { name: 'Open it' }));
  expect(shapes()).toMatchObject([{ name: 'Heart' }]);
  expect(screen.queryByRole('button', { name: 'Open it' })).toBeNull();
});

test('full storage is said, and the work goes on', async () => {
  const { user } = await open();
  const original = Storage.prototype.setItem;
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  try {
    await user.click(screen.getByRole('button', { name: 'Add shape' }));
    expect(await screen.findByText(/no room left/)).toBeVisible();
    expect(shapes()).toHaveLength(1);
  } finally {
    Storage.prototype.setItem = original;
  }
});

test('a member saves, changes, and meets what was saved elsewhere', async () => {
  const sent: unknown[] = [];
  const { user } = await open({
    ...member,
    api: {
      ...member.api,
      'POST /api/garment': ({ body }) => {
        sent.push(body);
        return garment({ version: 1 });
      },
      'PUT /api/garment/:id': () => fail({ status: 409, code: 'conflict' }),
      'GET /api/garment/:id': () => garment({ version: 7 }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Add shape' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved in your account.')).toBeVisible();
  expect(sent).toMatchObject([{ kind: 'embroidery', doc: { format: 'orime-embroidery-1', shapes: [{ name: 'Heart' }] } }]);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Open what was saved' }));
  await waitFor(() => expect(shapes()).toMatchObject([{ name: 'Square' }]));
});

test('a saved work is opened by its address; one that is gone or of another tool is explained', async () => {
  await open({ ...member, at: '/embroidery?garment=gar_1', api: { ...member.api, 'GET /api/garment/:id': () => garment() } });
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Fern');
  shown.close();
  await open({
    ...member,
    at: '/embroidery?garment=gar_2',
    api: { ...member.api, 'GET /api/garment/:id': () => fail({ status: 404, code: 'not_found' }) },
  });
  expect(await screen.findByRole('heading', { name: 'This work cannot be found' })).toBeVisible();
  shown.close();
  await open({
    ...member,
    at: '/embroidery?garment=gar_3',
    api: { ...member.api, 'GET /api/garment/:id': () => garment({ doc: { garment: 'pocket' } }) },
  });
  expect(await screen.findByRole('heading', { name: 'This work cannot be opened here' })).toBeVisible();
});
