import { afterEach, expect, test } from '@jest/globals';
import type { Lookbook } from '@orime/contracts/api/catalogue/lookbook';
import { fail } from '@orime/testing';
import type { RenderedScreen } from '@orime/testing';
import { sampleImage } from '@orime/testing/samples';
import { fireEvent, screen, within } from '@testing-library/react';
import { openDashboard, page } from '../../dashboard.fixture.tsx';
import { ownDesign } from '../../sample-studio.fixture.ts';
import { checkLookbook, lookbookDraft, lookbookInput, movedBy, reordered } from './edit/lookbook-draft.ts';

/** What comes with its first press is compiled then. */
const LAZY = { timeout: 20_000 };
let shown: RenderedScreen | undefined;
afterEach(() => shown?.close());

const lookbook = (changed: Partial<Lookbook> = {}): Lookbook => ({
  _id: 'lkb_1',
  id: 'lkb_1',
  slug: 'rain',
  title: { en: 'Rain', jp: '雨' },
  season: 'AW27',
  designer: { id: 'prf_ren', handle: 'ren-house', name: 'Ren House', nameJp: '蓮の家' },
  cover: null,
  looks: [
    { number: 1, image: sampleImage({ id: 'fil_1' }), hotspots: [] },
    {
      number: 2,
      image: sampleImage({ id: 'fil_2' }),
      hotspots: [{ x: 0.4, y: 0.5, designId: 'dsn_1', slug: 'noren-dress', name: 'Noren Dress', nameJp: '' }],
    },
  ],
  published: false,
  version: 3,
  ...changed,
});

test('points stay within the picture, looks within their list; what is published is whole', () => {
  const point = { x: 0.99, y: 0.02, designId: 'dsn_1' };
  expect(movedBy(point, 0.05, -0.05)).toEqual({ x: 1, y: 0, designId: 'dsn_1' });
  expect([reordered(['a', 'b', 'c'], 0, 2), reordered(['a', 'b'], 0, 2)]).toEqual([
    ['b', 'c', 'a'],
    ['a', 'b'],
  ]);
  const draft = lookbookDraft(lookbook());
  const fields = (changed: Partial<typeof draft>) => checkLookbook({ ...draft, ...changed }).map(({ field }) => field);
  expect(fields({})).toEqual([]);
  expect(fields({ title: { en: ' ', jp: '' }, season: '', published: true, looks: [] })).toEqual(['title.en', 'season', 'looks']);
  expect(lookbookInput({ ...draft, cover: 'fil_gone' })).toMatchObject({
    coverFileId: 'fil_1',
    looks: [{ fileId: 'fil_1' }, { fileId: 'fil_2' }],
  });
});

test('a lookbook gets its order, points by click and keys, and is published', async () => {
  const sent: unknown[] = [];
  let kept = [lookbook()];
  shown = await openDashboard(
    {
      'GET /api/lookbook/': () => kept,
      'GET /api/design/mine': () => page([ownDesign(), ownDesign({ id: 'dsn_2', name: 'Rain Coat' })]),
      'POST /api/lookbook/update': ({ body }) => {
        sent.push(body);
        if (body.version !== 3) return fail({ status: 409, code: 'conflict' });
        kept = [lookbook({ published: true, version: 4 })];
        return lookbook({ published: true, version: 4 });
      },
      'DELETE /api/lookbook/delete/:id': () => {
        kept = [];
        return { success: true };
      },
    },
    { tab: 'lookbooks', search: '&book=lkb_1' },
  );
  const { user } = shown;
  const form = within(await screen.findByRole('form', { name: 'Edit the lookbook' }, LAZY));
  await user.click(form.getByRole('button', { name: 'Move look 1 down' }));
  expect(form.getByText('Look 1 is now look 2')).toBeInTheDocument();
  // A picture has no size here: a click counts as its corner.
  const [board] = document.querySelectorAll('[data-board]');
  if (board === undefined) throw new Error('The look has no board');
  board.getBoundingClientRect = () => new DOMRect(0, 0, 300, 400);
  fireEvent.click(board, { clientX: 150, clientY: 100 });
  const point = form.getByRole('button', { name: /^Point 1: no design yet, 50% from the left, 25% from the top/ });
  point.focus();
  await user.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await user.click(form.getByRole('checkbox', { name: 'Everybody can see it' }));
  await user.click(form.getByRole('button', { name: 'Save the lookbook' }));
  expect(await form.findByRole('alert')).toHaveTextContent('Every point needs a design of yours.');
  await user.click(await form.findByRole('combobox', { name: 'Design of point 1' }, LAZY));
  await user.keyboard('Rain');
  await user.click(await screen.findByRole('option', { name: /Rain Coat/ }));
  await user.click(form.getByRole('button', { name: 'Save the lookbook' }));
  expect(await screen.findByText('Published')).toBeInTheDocument();
  expect(sent).toMatchObject([
    {
      published: true,
      looks: [
        { fileId: 'fil_2', hotspots: [{ x: 0.4, y: 0.5, designId: 'dsn_1' }] },
        { fileId: 'fil_1', hotspots: [{ x: 0.51, y: 0.3, designId: 'dsn_2' }] },
      ],
    },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Rain' }));
  await user.click(within(await screen.findByRole('alertdialog', {}, LAZY)).getByRole('button', { name: 'Remove the lookbook' }));
  expect(await screen.findByText('No lookbooks yet')).toBeInTheDocument();
});
